public import Foundation
public import SwiftUICompat

/// Geometry as UIKit writes it in strings: `{1, 2}`, `{{0, 0}, {3, 4}}`.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for transform: CGAffineTransform) -> String {
        text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], between: "[]")
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    public class func cgPoint(for string: String) -> CGPoint {
        numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgVector(for string: String) -> CGVector {
        numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(6, in: string).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(4, in: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(4, in: string)
            .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func text(_ numbers: [CGFloat], between ends: String = "{}") -> String {
        let list = numbers.map { number in
            number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        }
        return "\(ends.prefix(1))\(list.joined(separator: ", "))\(ends.suffix(1))"
    }

    private static func numbers(_ count: Int, in text: String) -> [CGFloat]? {
        let numbers = text.split { "{}[], ".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
        return numbers.count == count ? numbers : nil
    }
}
