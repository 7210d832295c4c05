import ActivityKit
import WidgetKit
import SwiftUI

struct EmojiAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        // Dynamic stateful properties about your activity go here!
        var emoji: String
    }

    // Fixed non-changing properties about your activity go here!
    var name: String
}

struct EmojiLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: EmojiAttributes.self) { context in
            // Lock screen/banner UI goes here
            VStack {
                Text("Hello \(context.state.emoji)")
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)

        } dynamicIsland: { context in
            DynamicIsland {
                // Expanded UI goes here.  Compose the expanded UI through
                // various regions, like leading/trailing/center/bottom
                DynamicIslandExpandedRegion(.leading) {
                    Text("Leading")
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("Trailing")
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("Bottom \(context.state.emoji)")
                    // more content
                }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.emoji)")
            } minimal: {
                Text(context.state.emoji)
            }
            .widgetURL(URL(string: "http://www.apple.com"))
            .keylineTint(Color.red)
        }
    }
}

extension EmojiAttributes {
    fileprivate static var preview: EmojiAttributes {
        EmojiAttributes(name: "World")
    }
}

extension EmojiAttributes.ContentState {
    fileprivate static var smiley: EmojiAttributes.ContentState {
        EmojiAttributes.ContentState(emoji: "😀")
    }

    fileprivate static var starEyes: EmojiAttributes.ContentState {
        EmojiAttributes.ContentState(emoji: "🤩")
    }
}

#Preview("Notification", as: .content, using: EmojiAttributes.preview) {
    EmojiLiveActivity()
} contentStates: {
    EmojiAttributes.ContentState.smiley
    EmojiAttributes.ContentState.starEyes
}
#Preview("Expanded", as: .dynamicIsland(.expanded), using: EmojiAttributes.preview) {
    EmojiLiveActivity()
} contentStates: {
    EmojiAttributes.ContentState.smiley
    EmojiAttributes.ContentState.starEyes
}

struct EmojiLiveActivity_Previews: PreviewProvider {
    static let attributes = EmojiAttributes(name: "Me")
    static let contentState = EmojiAttributes.ContentState(emoji: "3")

    static var previews: some View {
        attributes
            .previewContext(contentState, viewKind: .dynamicIsland(.compact))
            .previewDisplayName("Island Compact")
        attributes
            .previewContext(contentState, viewKind: .dynamicIsland(.minimal))
            .previewDisplayName("Minimal")
        attributes
            .previewContext(contentState, viewKind: .content)
            .previewDisplayName("Notification")
    }
}
