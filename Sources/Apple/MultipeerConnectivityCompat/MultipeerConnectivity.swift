public import Foundation

/// A device nearby.
open class MCPeerID: NSObject, @unchecked Sendable {
    public let displayName: String

    public init(displayName myDisplayName: String) {
        displayName = myDisplayName
    }
}

public enum MCSessionState: Int, Sendable {
    case notConnected, connecting, connected
}

public enum MCSessionSendDataMode: Int, Sendable {
    case reliable, unreliable
}

public enum MCEncryptionPreference: Int, Sendable {
    case optional, required, none
}

/// Why nothing was sent: nobody is connected.
public struct MCError: CustomNSError, Hashable, Sendable {
    public static var errorDomain: String { "MCErrorDomain" }
    public var errorCode: Int { 1 }
}

/// Joins devices nearby; no one is ever joined here.
open class MCSession: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCSessionDelegate)?
    public let myPeerID: MCPeerID
    public let encryptionPreference: MCEncryptionPreference
    open var connectedPeers: [MCPeerID] { [] }

    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }

    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        self.encryptionPreference = encryptionPreference
    }

    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError()
    }
    open func disconnect() {}
}

public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}

open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String

    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
    }

    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String

    public init(peer myPeerID: MCPeerID, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
    }

    open func startBrowsingForPeers() {}
    open func stopBrowsingForPeers() {}
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
