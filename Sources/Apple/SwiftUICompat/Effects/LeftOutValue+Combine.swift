package import FoundationCompat
package import OpenCombine

extension Published: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> Published? {
        empty.value(Value.self).map { Published(initialValue: $0) }
    }
}

extension CurrentValueSubject: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> CurrentValueSubject? {
        empty.value(Output.self).map { CurrentValueSubject($0) }
    }
}

extension PassthroughSubject: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> PassthroughSubject? { PassthroughSubject() }
}

extension AnyPublisher: LeftOutValue {
    package static func leftOut(_ empty: EmptyValues) -> AnyPublisher? {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
}
