import Glibc

/// The TLS library that Foundation's networking has brought along, by the names of its functions.
///
/// It is looked for when the first connection wants it, so that a machine without it has all else.
struct OpenSSL: Sendable {
    typealias Pointer = UnsafeMutableRawPointer

    static let shared = OpenSSL()

    let clientMethod: @convention(c) () -> Pointer?
    let newContext: @convention(c) (Pointer?) -> Pointer?
    let freeContext: @convention(c) (Pointer?) -> Void
    let loadRoots: @convention(c) (Pointer?) -> Int32
    let newSession: @convention(c) (Pointer?) -> Pointer?
    let freeSession: @convention(c) (Pointer?) -> Void
    let control: @convention(c) (Pointer?, Int32, Int, UnsafeRawPointer?) -> Int
    let setBuffers: @convention(c) (Pointer?, Pointer?, Pointer?) -> Void
    let beConnecting: @convention(c) (Pointer?) -> Void
    let shakeHands: @convention(c) (Pointer?) -> Int32
    let read: @convention(c) (Pointer?, Pointer?, Int32) -> Int32
    let write: @convention(c) (Pointer?, UnsafeRawPointer?, Int32) -> Int32
    let error: @convention(c) (Pointer?, Int32) -> Int32
    let shutDown: @convention(c) (Pointer?) -> Int32
    let verifyResult: @convention(c) (Pointer?) -> Int
    let setHost: @convention(c) (Pointer?, UnsafePointer<CChar>) -> Int32
    let verifyParameters: @convention(c) (Pointer?) -> Pointer?
    let setAddress: @convention(c) (Pointer?, UnsafePointer<CChar>) -> Int32
    let setProtocols: @convention(c) (Pointer?, UnsafePointer<UInt8>, UInt32) -> Int32
    let selectedProtocol:
        @convention(c) (Pointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafeMutablePointer<UInt32>) -> Void
    let version: @convention(c) (Pointer?) -> Int32
    let cipher: @convention(c) (Pointer?) -> Pointer?
    let cipherNumber: @convention(c) (Pointer?) -> UInt16
    let peerChain: @convention(c) (Pointer?) -> Pointer?
    let count: @convention(c) (Pointer?) -> Int32
    let element: @convention(c) (Pointer?, Int32) -> Pointer?
    let encode: @convention(c) (Pointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
    let memoryKind: @convention(c) () -> Pointer?
    let newBuffer: @convention(c) (Pointer?) -> Pointer?
    let readBuffer: @convention(c) (Pointer?, Pointer?, Int32) -> Int32
    let writeBuffer: @convention(c) (Pointer?, UnsafeRawPointer?, Int32) -> Int32
    let clearErrors: @convention(c) () -> Void

    private init?() {
        guard let library = dlopen("libssl.so.3", RTLD_NOW | RTLD_LOCAL) else { return nil }
        // The functions' types are those of OpenSSL 3's headers, which its version keeps.
        func find<Function>(_ name: String) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let clientMethod: @convention(c) () -> Pointer? = find("TLS_client_method"),
            let newContext: @convention(c) (Pointer?) -> Pointer? = find("SSL_CTX_new"),
            let freeContext: @convention(c) (Pointer?) -> Void = find("SSL_CTX_free"),
            let loadRoots: @convention(c) (Pointer?) -> Int32 = find("SSL_CTX_set_default_verify_paths"),
            let newSession: @convention(c) (Pointer?) -> Pointer? = find("SSL_new"),
            let freeSession: @convention(c) (Pointer?) -> Void = find("SSL_free"),
            let control: @convention(c) (Pointer?, Int32, Int, UnsafeRawPointer?) -> Int = find("SSL_ctrl"),
            let setBuffers: @convention(c) (Pointer?, Pointer?, Pointer?) -> Void = find("SSL_set_bio"),
            let beConnecting: @convention(c) (Pointer?) -> Void = find("SSL_set_connect_state"),
            let shakeHands: @convention(c) (Pointer?) -> Int32 = find("SSL_do_handshake"),
            let read: @convention(c) (Pointer?, Pointer?, Int32) -> Int32 = find("SSL_read"),
            let write: @convention(c) (Pointer?, UnsafeRawPointer?, Int32) -> Int32 = find("SSL_write"),
            let error: @convention(c) (Pointer?, Int32) -> Int32 = find("SSL_get_error"),
            let shutDown: @convention(c) (Pointer?) -> Int32 = find("SSL_shutdown"),
            let verifyResult: @convention(c) (Pointer?) -> Int = find("SSL_get_verify_result"),
            let setHost: @convention(c) (Pointer?, UnsafePointer<CChar>) -> Int32 = find("SSL_set1_host"),
            let verifyParameters: @convention(c) (Pointer?) -> Pointer? = find("SSL_get0_param")
        else { return nil }
        guard
            let setAddress: @convention(c) (Pointer?, UnsafePointer<CChar>) -> Int32 = find(
                "X509_VERIFY_PARAM_set1_ip_asc"),
            let setProtocols: @convention(c) (Pointer?, UnsafePointer<UInt8>, UInt32) -> Int32 = find(
                "SSL_set_alpn_protos"),
            let selectedProtocol:
                @convention(c) (
                    Pointer?, UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafeMutablePointer<UInt32>
                ) -> Void = find("SSL_get0_alpn_selected"),
            let version: @convention(c) (Pointer?) -> Int32 = find("SSL_version"),
            let cipher: @convention(c) (Pointer?) -> Pointer? = find("SSL_get_current_cipher"),
            let cipherNumber: @convention(c) (Pointer?) -> UInt16 = find("SSL_CIPHER_get_protocol_id"),
            let peerChain: @convention(c) (Pointer?) -> Pointer? = find("SSL_get_peer_cert_chain"),
            let count: @convention(c) (Pointer?) -> Int32 = find("OPENSSL_sk_num"),
            let element: @convention(c) (Pointer?, Int32) -> Pointer? = find("OPENSSL_sk_value"),
            let encode: @convention(c) (Pointer?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32 = find(
                "i2d_X509"),
            let memoryKind: @convention(c) () -> Pointer? = find("BIO_s_mem"),
            let newBuffer: @convention(c) (Pointer?) -> Pointer? = find("BIO_new"),
            let readBuffer: @convention(c) (Pointer?, Pointer?, Int32) -> Int32 = find("BIO_read"),
            let writeBuffer: @convention(c) (Pointer?, UnsafeRawPointer?, Int32) -> Int32 = find("BIO_write"),
            let clearErrors: @convention(c) () -> Void = find("ERR_clear_error")
        else { return nil }
        self.clientMethod = clientMethod
        self.newContext = newContext
        self.freeContext = freeContext
        self.loadRoots = loadRoots
        self.newSession = newSession
        self.freeSession = freeSession
        self.control = control
        self.setBuffers = setBuffers
        self.beConnecting = beConnecting
        self.shakeHands = shakeHands
        self.read = read
        self.write = write
        self.error = error
        self.shutDown = shutDown
        self.verifyResult = verifyResult
        self.setHost = setHost
        self.verifyParameters = verifyParameters
        self.setAddress = setAddress
        self.setProtocols = setProtocols
        self.selectedProtocol = selectedProtocol
        self.version = version
        self.cipher = cipher
        self.cipherNumber = cipherNumber
        self.peerChain = peerChain
        self.count = count
        self.element = element
        self.encode = encode
        self.memoryKind = memoryKind
        self.newBuffer = newBuffer
        self.readBuffer = readBuffer
        self.writeBuffer = writeBuffer
        self.clearErrors = clearErrors
    }
}
