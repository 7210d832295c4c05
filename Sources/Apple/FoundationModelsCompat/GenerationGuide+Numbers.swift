public import Foundation

extension GenerationGuide where Value == Int {
    public static func minimum(_ value: Int) -> GenerationGuide<Int> {
        .init(("minimum", value.generatedContent))
    }

    public static func maximum(_ value: Int) -> GenerationGuide<Int> {
        .init(("maximum", value.generatedContent))
    }

    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        .init(("minimum", range.lowerBound.generatedContent), ("maximum", range.upperBound.generatedContent))
    }
}

extension GenerationGuide where Value == Float {
    public static func minimum(_ value: Float) -> GenerationGuide<Float> {
        .init(("minimum", value.generatedContent))
    }

    public static func maximum(_ value: Float) -> GenerationGuide<Float> {
        .init(("maximum", value.generatedContent))
    }

    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        .init(("minimum", range.lowerBound.generatedContent), ("maximum", range.upperBound.generatedContent))
    }
}

extension GenerationGuide where Value == Double {
    public static func minimum(_ value: Double) -> GenerationGuide<Double> {
        .init(("minimum", value.generatedContent))
    }

    public static func maximum(_ value: Double) -> GenerationGuide<Double> {
        .init(("maximum", value.generatedContent))
    }

    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        .init(("minimum", range.lowerBound.generatedContent), ("maximum", range.upperBound.generatedContent))
    }
}

extension GenerationGuide where Value == Decimal {
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
        .init(("minimum", value.generatedContent))
    }

    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
        .init(("maximum", value.generatedContent))
    }

    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        .init(("minimum", range.lowerBound.generatedContent), ("maximum", range.upperBound.generatedContent))
    }
}
