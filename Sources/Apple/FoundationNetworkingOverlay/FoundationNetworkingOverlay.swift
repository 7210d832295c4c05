/// The toolchain's networking, which Apple's Foundation brings along, as sources import it.
@_exported public import FoundationNetworking
