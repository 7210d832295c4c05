import Foundation
import WidgetKit

/// Does what the app saved under `mode`; behaves where that is nothing.
struct Provider: TimelineProvider {
    private var mode: String {
        UserDefaults(suiteName: "group.misbehaving.sample")?.string(forKey: "mode") ?? "good"
    }

    func placeholder(in context: Context) -> Entry {
        Entry(date: Date(), mode: "good")
    }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date(), mode: mode))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let mode = mode
        let timeline = Timeline(entries: [Entry(date: Date(), mode: mode)], policy: .never)
        switch mode {
        case "long", "longer":
            let start = Date()
            let entries = (0..<(mode == "long" ? 500 : 2_000)).map { Entry(date: start + Double($0), mode: mode) }
            completion(Timeline(entries: entries, policy: .atEnd))
        case "nil":
            print(Trouble.missingValue!)
        case "unsaved":
            print(UserDefaults(suiteName: "group.misbehaving.sample")!.string(forKey: "token")!)
        case "index":
            print(Trouble.noValues[1])
        case "hang":
            while true { sleep(1) }
        case "printAndCrash":
            print("asked for what is not there")
            print(Trouble.missingValue!)
        case "printAndHang":
            print("waits for ever")
            while true { sleep(1) }
        case "leak":
            print("waits for an answer")
            Task {
                await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
                completion(timeline)
            }
        case "exit":
            exit(3)
        case "flood":
            for line in 0..<20_000 {
                print(#"{"jsonrpc":"2.0","id":1,"result":"line \#(line)"}"#)
                FileHandle.standardError.write(Data("error line \(line)\n".utf8))
            }
            completion(timeline)
        case "never":
            break
        case "twice":
            completion(timeline)
            completion(Timeline(entries: [], policy: .atEnd))
        case "later":
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
                DispatchQueue.main.async { completion(timeline) }
            }
        case "task":
            Task {
                try? await Task.sleep(nanoseconds: 10_000_000)
                completion(timeline)
            }
        case "empty":
            completion(Timeline(entries: [], policy: .atEnd))
        case "memory":
            var hoard: [[UInt8]] = []
            while true { hoard.append([UInt8](repeating: 1, count: 1 << 20)) }
        default:
            completion(timeline)
        }
    }
}

/// Values that are not there, in ways that the compiler does not see.
enum Trouble {
    static var missingValue: String? { noValues.first }
    static var noValues: [String] { ProcessInfo.processInfo.arguments.filter { $0 == "no such argument" } }
}
