import SwiftUI
import WidgetKit

@main
struct OpenPageBundle: WidgetBundle {
    var body: some Widget {
        OpenPageWidget()
        if #available(iOS 16.2, *) {
            ReadingActivity()
        }
    }
}
