import SwiftUI

// A bundle needs SwiftUI alone, whose the protocols are.
@main
struct EmojiBundle: SwiftUI.WidgetBundle {
    var body: some Widget {
        EmojiWidget()
        EmojiLiveActivity()
    }
}

// Before the file that declares the provider: its entry's type has to be found from here.
#Preview("From another file") {
    EmojiWidgetEntryView(entry: SimpleEntry(date: .now, emoji: "🦊"))
}
