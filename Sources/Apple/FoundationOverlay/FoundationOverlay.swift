/// The toolchain's Foundation, as sources import it: what is declared here is found in the place of its own, which is
/// visible by this module alone.
@_exported public import Foundation
