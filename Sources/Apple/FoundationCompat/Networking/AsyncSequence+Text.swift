public import Foundation
import FoundationNetworking

extension AsyncSequence where Element == UInt8 {
    /// The lines of the text that the bytes are in UTF-8, without what ends them; empty ones are passed over, as by Apple's.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }

    /// The characters of the text that the bytes are in UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }

    /// The scalars of the text that the bytes are in UTF-8.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}

/// The scalars of a text that comes byte by byte; what is no UTF-8 is U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar

    fileprivate let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator
        fileprivate var pending: [UInt8] = []

        public mutating func next() async throws -> UnicodeScalar? {
            while pending.count < Self.length(from: pending.first), let byte = try await base.next() {
                pending.append(byte)
            }
            guard !pending.isEmpty else { return nil }
            var decoder = UTF8()
            var bytes = pending.makeIterator()
            guard case .scalarValue(let scalar) = decoder.decode(&bytes) else {
                pending.removeFirst()
                return "\u{FFFD}"
            }
            pending.removeFirst(UTF8.width(scalar))
            return scalar
        }

        /// How many bytes the scalar has that begins with this one.
        private static func length(from first: UInt8?) -> Int {
            switch first ?? 0 {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

/// The characters of a text that comes byte by byte.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    fileprivate let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        /// What may be a part of the next character still.
        fileprivate var pending = ""

        public mutating func next() async throws -> Character? {
            while pending.count < 2, let scalar = try await scalars.next() { pending.unicodeScalars.append(scalar) }
            return pending.isEmpty ? nil : pending.removeFirst()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

/// The lines of a text that comes byte by byte.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    fileprivate let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        public mutating func next() async throws -> String? {
            var line = ""
            while let scalar = try await scalars.next() {
                if !scalar.isNewline {
                    line.unicodeScalars.append(scalar)
                } else if !line.isEmpty {
                    return line
                }
            }
            return line.isEmpty ? nil : line
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
    }
}

extension UnicodeScalar {
    fileprivate var isNewline: Bool {
        ("\n"..."\r").contains(self) || ["\u{85}", "\u{2028}", "\u{2029}"].contains(self)
    }
}

extension URL {
    /// The bytes of a file or of an answer, one after the other.
    ///
    /// They are read whole before the first is given: there is no streaming here.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            fileprivate var bytes: Data.Iterator?

            public mutating func next() async throws -> UInt8? {
                if bytes == nil {
                    let data =
                        url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
                    bytes = data.makeIterator()
                }
                return bytes?.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
    }

    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of a file's text, or of an answer's.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
    /// The bytes from where the handle stands on, one after the other.
    public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
        public typealias Element = UInt8

        fileprivate let handle: FileHandle

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let handle: FileHandle
            fileprivate var bytes = Data().makeIterator()

            public mutating func next() async throws -> UInt8? {
                if let byte = bytes.next() { return byte }
                // `availableData` waits for what a pipe has, and is empty at the end alone.
                bytes = handle.availableData.makeIterator()
                return bytes.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
    }

    public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
