import Combine
import Foundation

// Publishers, and what Foundation brings along: observation and the keychain.

final class Session: ObservableObject {
    @Published private(set) var user = ""
    @Published var isOpen = false
    private var subscriptions = Set<AnyCancellable>()

    init() {
        $user.map { !$0.isEmpty }.assign(to: &$isOpen)
        NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
            .sink { [weak self] _ in self?.user = UserDefaults.standard.string(forKey: "user") ?? "" }
            .store(in: &subscriptions)
    }

    func close() -> Bool {
        let query = [kSecClass: kSecClassGenericPassword, kSecAttrService: "session"] as CFDictionary
        let status: OSStatus = SecItemDelete(query)
        return status == errSecSuccess || status == errSecItemNotFound
    }

    func check(_ response: HTTPURLResponse) throws {
        guard response.statusCode == 200 else { throw URLError(URLError.Code(rawValue: response.statusCode)) }
    }
}

@Observable final class Drafts {
    var names: [String] = []

    var sorted: [String] {
        names.map(NSString.init).sorted(using: SortDescriptor(\.description, comparator: .localizedStandard))
            .map(\.description)
    }
}
