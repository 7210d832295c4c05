import FoundationCompat

/// TLS at work.
final class TLSLayer: ProtocolLayer, @unchecked Sendable {
    init(_ options: NWProtocolTLS.Options) throws(NWError) {
        Unavailable.note("TLS")
        throw .tls(errSSLInternal)
    }
}
