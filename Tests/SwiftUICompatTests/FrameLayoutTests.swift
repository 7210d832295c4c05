import Foundation
import SwiftUICompat
import Testing

@MainActor @Suite struct FrameLayoutTests {
    @Test("a frame as large as numbers go bounds a text and a grid as little as an infinite one")
    func greatestLengths() throws {
        func column(_ most: CGFloat) -> some View {
            VStack {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { Text("words to be set").probe("a") }
                    .frame(maxWidth: most, maxHeight: most)
                HStack {
                    Text("below").lineLimit(2).minimumScaleFactor(0.5).frame(maxWidth: most, maxHeight: most)
                        .probe("b")
                    Text("beside").frame(maxWidth: most, maxHeight: most).probe("c")
                }
            }
        }
        #expect(try frames(of: column(.greatestFiniteMagnitude)) == frames(of: column(.infinity)))
    }
}
