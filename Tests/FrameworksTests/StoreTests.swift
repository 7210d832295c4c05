import Foundation
import StoreKitCompat
import Testing
import UIKitCompat

@Suite("The App Store, which is not there")
struct StoreTests {
    @Test("nothing is sold, bought or told")
    func nothing() async throws {
        #expect(try await Product.products(for: ["plus"]).isEmpty)
        #expect(try await Product.SubscriptionInfo.status(for: "plus").isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("somebody has bought") }
        for await _ in Transaction.updates { Issue.record("somebody buys") }
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
    }

    @Test("a subscription's period is days of the calendar's")
    func period() {
        let start = Date(timeIntervalSince1970: 1_750_000_000)
        let range = Product.SubscriptionPeriod.everyTwoWeeks.dateRange(referenceDate: start)
        #expect(Calendar.current.dateComponents([.day], from: range.lowerBound, to: range.upperBound).day == 14)
        let year = Product.SubscriptionPeriod.yearly.dateRange(referenceDate: start)
        #expect(Calendar.current.dateComponents([.month], from: year.lowerBound, to: year.upperBound).month == 12)
    }

    @Test("options of a purchase are equal by what they ask for")
    func options() {
        let token = UUID()
        let options: Set<Product.PurchaseOption> = [.appAccountToken(token), .quantity(2), .appAccountToken(token)]
        #expect(options.count == 2 && options.contains(.quantity(2)) && !options.contains(.quantity(3)))
    }

    @Test("a product's page says that it is not there")
    @MainActor
    func page() async {
        let error = await #expect(throws: SKError.self) {
            try await SKStoreProductViewController().loadProduct(withParameters: [:])
        }
        #expect(error?.code == .storeProductNotAvailable)
    }
}
