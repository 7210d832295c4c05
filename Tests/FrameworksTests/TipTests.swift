import SwiftUICompat
import Testing
import TipKitCompat

@Suite("A tip in a widget")
struct TipTests {
    private struct Favourite: Tip {
        let id: String
        var title: Text { Text("Save as a favourite") }
    }

    @Test("is never displayed, and is invalidated until it is eligible again")
    func status() async {
        let tip = Favourite(id: "status")
        #expect(tip.status == .pending && !tip.shouldDisplay)
        tip.invalidate(reason: .tipClosed)
        #expect(tip.status == .invalidated(.tipClosed))
        #expect(await tip.statusUpdates.first { _ in true } == .invalidated(.tipClosed))
        await tip.resetEligibility()
        #expect(tip.status == .pending)
        #expect(TipGroup { tip }.currentTip == nil)
    }

    @Test("has rules that ask parameters and events as they are")
    func rules() async {
        let isSignedIn = Tips.Parameter(Self.self, "isSignedIn", false)
        let opened = Tips.Event(id: "opened", donationLimit: Tips.DonationLimit(maximumCount: 2))
        let rule = Tips.Rule(isSignedIn, opened) { $0 && $1.donations.donatedWithin(.minute).count == 2 }
        #expect(!rule.evaluate())
        isSignedIn.wrappedValue = true
        await opened.donate()
        #expect(!rule.evaluate())
        for _ in 0..<3 { opened.sendDonation() }
        #expect(rule.evaluate())
        #expect(opened.donations.count == 2)
    }

    @Test("has donations that are grouped by what they tell")
    func donations() {
        struct Visit: Codable, Sendable { var place: Int }
        let visited = Tips.Event<Visit>(id: "visited")
        for place in [1, 2, 2, 3, 3, 3] { visited.sendDonation(Visit(place: place)) }
        #expect(visited.donations.largestSubset(groupedBy: \.place).map(\.place) == [3, 3, 3])
        #expect(visited.donations.smallestSubset(groupedBy: \.place).map(\.place) == [1])
    }
}
