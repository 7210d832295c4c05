public import Foundation

/// What a search's text might become: nothing, for there are no maps here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitle: String { "" }
    open var subtitleHighlightRanges: [NSValue] { [] }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Completes what a user types for a search: its delegate is told of an error.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let address = ResultType(rawValue: 1)
        public static let pointOfInterest = ResultType(rawValue: 2)
        public static let query = ResultType(rawValue: 4)
        public static let physicalFeature = ResultType(rawValue: 8)
    }

    public enum FilterType: Int, Sendable {
        case locationsAndQueries, locationsOnly
    }

    open var filterType = FilterType.locationsAndQueries
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var addressFilter: MKAddressFilter?
    open var regionPriority = MKLocalSearch.RegionPriority.default
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }

    open var queryFragment = "" {
        didSet { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
    }

    public override init() {}

    open func cancel() {}
}

public typealias MKSearchCompletionFilterType = MKLocalSearchCompleter.FilterType

extension MKLocalSearch.Request {
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init(naturalLanguageQuery: completion.title)
    }
}
