import Intents

final class IntentHandler: INExtension, PayShortcutsIntentHandling {
    /// Whom there is to pay; a search finds them by a part of the name.
    func provideShortcutsOptionsCollection(
        for intent: PayShortcutsIntent, searchTerm: String?
    ) async throws -> INObjectCollection<PayShortcut> {
        let payees = Wallet.saved.payees.filter { payee in
            guard let searchTerm, !searchTerm.isEmpty else { return true }
            return payee.name.localizedCaseInsensitiveContains(searchTerm)
        }
        return INObjectCollection(items: payees.map(PayShortcut.init))
    }

    /// The first four of the wallet.
    func defaultShortcuts(for intent: PayShortcutsIntent) -> [PayShortcut]? {
        Wallet.saved.payees.prefix(4).map(PayShortcut.init)
    }
}

extension PayShortcut {
    convenience init(_ payee: Payee) {
        self.init(identifier: payee.id, display: payee.name)
        subtitleString = payee.amount.formatted(.currency(code: payee.currency))
        amount = INCurrencyAmount(amount: payee.amount as NSDecimalNumber, currencyCode: payee.currency)
    }
}
