public import Foundation

/// A certificate (X.509).
public final class SecCertificate: Sendable {
    /// The certificate by DER.
    package let data: Data

    package init(_ data: Data) {
        self.data = data
    }
}

/// The certificates that the other side of a connection has shown, the server's own first.
public final class SecTrust: Sendable {
    package let certificates: [SecCertificate]
    /// Why they are not trusted; `errSecSuccess` where they are.
    package let status: OSStatus

    package init(_ certificates: [SecCertificate], status: OSStatus) {
        self.certificates = certificates
        self.status = status
    }
}

/// Makes a certificate of its bytes by DER; nil where they do not begin as one does.
public func SecCertificateCreateWithData(_ allocator: CFTypeRef?, _ data: CFData) -> SecCertificate? {
    let bytes = Data(referencing: data)
    return bytes.first == 0x30 ? SecCertificate(bytes) : nil
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData(data: certificate.data) }

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.certificates) }

/// Whether the certificates lead to one that this machine trusts, and are about the host that was asked for.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    guard trust.status != 0 else { return true }
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(trust.status))
    return false
}
