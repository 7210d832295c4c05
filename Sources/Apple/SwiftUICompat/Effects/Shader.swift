public import Foundation

/// A Metal function; there is no Metal here, and drawing a view with one is an error.
///
/// - Compatibility: compiles
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}

/// Where Metal functions would come from.
///
/// - Compatibility: compiles
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    private let source: String

    public static let `default` = ShaderLibrary(source: "default")

    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: bundle.bundlePath) }

    private init(source: String) {
        self.source = source
    }

    public init(url: URL) {
        self.init(source: url.path)
    }

    public init(data: Data) {
        self.init(source: "data")
    }

    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}

/// A Metal function with its arguments.
///
/// - Compatibility: compiles
public struct Shader: Sendable {
    /// A value for a Metal function.
    public struct Argument: Sendable {
        private init() {}

        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

extension View {
    /// - Compatibility: compiles
    public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        shaded(shader, isEnabled)
    }

    /// - Compatibility: compiles
    public nonisolated func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        shaded(shader, isEnabled)
    }

    /// - Compatibility: compiles
    public nonisolated func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        shaded(shader, isEnabled)
    }

    @ViewBuilder private nonisolated func shaded(_ shader: Shader, _ isEnabled: Bool) -> some View {
        if isEnabled {
            modifier(UnsupportedModifier<Shader>(detail: "'\(shader.function.name)' needs Metal"))
        } else {
            self
        }
    }
}
