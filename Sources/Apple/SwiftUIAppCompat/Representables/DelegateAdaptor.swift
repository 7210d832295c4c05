public import Foundation
public import OpenCombine
public import SwiftUICompat
public import UIKitCompat

/// An app's delegate, which SwiftUI would make; no app runs here, so there is none to be had.
@MainActor @propertyWrapper @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> where DelegateType: UIApplicationDelegate {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType {
        fatalError("\(DelegateType.self) is made for an app; only widgets run here")
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

extension UIApplicationDelegateAdaptor: DynamicProperty {}

/// A watch app's delegate, which SwiftUI would make; no app runs here, so there is none to be had.
@MainActor @propertyWrapper @preconcurrency
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType {
        fatalError("\(DelegateType.self) is made for an app; only widgets run here")
    }
}

/// A Mac app's delegate, which SwiftUI would make; no app runs here, so there is none to be had.
@MainActor @propertyWrapper @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType {
        fatalError("\(DelegateType.self) is made for an app; only widgets run here")
    }
}

extension WKApplicationDelegateAdaptor: DynamicProperty {}
extension NSApplicationDelegateAdaptor: DynamicProperty {}

/// A watch app's delegate, by its older name.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
