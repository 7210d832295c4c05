import WidgetKit
import SwiftUI

@main
struct EmojiBundle: WidgetBundle {
    var body: some Widget {
        EmojiWidget()
        EmojiLiveActivity()
    }
}

// Before the file that declares the provider: its entry's type has to be found from here.
#Preview("From another file") {
    EmojiWidgetEntryView(entry: SimpleEntry(date: .now, emoji: "🦊"))
}
