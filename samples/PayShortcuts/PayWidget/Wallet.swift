import Foundation

/// Somebody to pay, or a bill.
struct Payee: Identifiable, Hashable {
    let id: String
    let name: String
    let amount: Decimal
    let currency: String
}

/// What the app has saved in the group.
struct Wallet {
    let balance: Decimal
    let currency: String
    let payees: [Payee]

    static var saved: Wallet {
        let defaults = UserDefaults(suiteName: "group.pay.sample")
        let currency = defaults?.string(forKey: "currency") ?? "EUR"
        let payees = defaults?.array(forKey: "payees") as? [[String: Any]] ?? []
        return Wallet(
            balance: Decimal(defaults?.double(forKey: "balance") ?? 0),
            currency: currency,
            payees: payees.compactMap { payee in
                guard let id = payee["id"] as? String, let name = payee["name"] as? String else { return nil }
                return Payee(id: id, name: name, amount: Decimal(payee["amount"] as? Double ?? 0), currency: currency)
            }
        )
    }

    func payee(_ id: String?) -> Payee? {
        payees.first { $0.id == id }
    }
}
