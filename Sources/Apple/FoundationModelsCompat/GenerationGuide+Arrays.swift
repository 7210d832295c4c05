extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(("minItems", count.generatedContent))
    }

    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(("maxItems", count.generatedContent))
    }

    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        .init(("minItems", range.lowerBound.generatedContent), ("maxItems", range.upperBound.generatedContent))
    }

    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        .init(("minItems", count.generatedContent), ("maxItems", count.generatedContent))
    }

    /// A guide for each of an array's elements.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        .init(("items", guide.keywords.content))
    }
}

/// For `@Guide` alone, which does not know of which type the elements are: what it expands to does.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init() }

    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init() }

    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { .init() }

    @_disfavoredOverload
    public static func count(_ count: Int) -> GenerationGuide<Value> { .init() }
}
