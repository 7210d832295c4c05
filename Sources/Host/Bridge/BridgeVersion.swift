/// The version of the program.
package enum BridgeVersion {
    package static let current = "0.1.0"
}
