import Foundation
import GameplayKitCompat
import Testing

@Suite("Random numbers of games")
struct GamesTests {
    @Test("ARC4 and the Mersenne twister give their published numbers")
    func algorithms() {
        let arc4 = GKARC4RandomSource(seed: Data("Key".utf8))
        #expect(UInt32(bitPattern: Int32(arc4.nextInt())) == 0xEB9F_7781)
        #expect(UInt32(bitPattern: Int32(arc4.nextInt())) == 0xB734_CA72)
        let twister = GKMersenneTwisterRandomSource(seed: 5489)
        #expect(UInt32(bitPattern: Int32(twister.nextInt())) == 3_499_211_612)
        #expect(UInt32(bitPattern: Int32(twister.nextInt())) == 581_869_302)
    }

    @Test("the same seed shuffles alike, another one otherwise, and setting it starts again")
    func seeds() {
        let numbers = Array(0..<40)
        let first = GKLinearCongruentialRandomSource(seed: 7)
        let once = first.arrayByShufflingObjects(in: numbers) as? [Int]
        first.seed = 7
        let again = first.arrayByShufflingObjects(in: numbers) as? [Int]
        let other = GKLinearCongruentialRandomSource(seed: 8).arrayByShufflingObjects(in: numbers) as? [Int]
        #expect(once == again)
        #expect(once != other)
        #expect(once?.sorted() == numbers)
    }

    @Test("distributions keep to their bounds, and a shuffled one gives each number before any again")
    func distributions() {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        #expect((0..<200).allSatisfy { _ in (1...6).contains(die.nextInt()) })
        #expect((0..<200).allSatisfy { _ in die.nextInt(upperBound: 3) < 3 })
        let bell = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 5)
        let drawn = (0..<400).map { _ in bell.nextInt() }
        #expect(drawn.allSatisfy { (35...65).contains($0) })
        #expect(drawn.filter { (45...55).contains($0) }.count > 200)
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 10)
        #expect(Set((0..<10).map { _ in shuffled.nextInt() }) == Set(1...10))
        #expect(source.nextInt(upperBound: 1) == 0)
    }

    @Test("a machine enters the states that its current one allows, and no other")
    func states() {
        final class Playing: GKState {}
        final class Over: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
        }
        let machine = GKStateMachine(states: [Playing(), Over()])
        #expect(machine.enter(Playing.self))
        #expect(machine.enter(Over.self))
        #expect(!machine.enter(Playing.self))
        #expect(machine.currentState is Over)
    }
}
