@_exported import AppKitCompat
@_exported import CoreTransferable
@_exported import struct CoreDataCompat.FetchRequest
@_exported import struct CoreDataCompat.FetchedResults
@_exported import FoundationOverlay
@_exported import FoundationNetworkingOverlay
@_exported import SwiftUIAppCompat
@_exported import SwiftUICompat
@_exported import SwiftUIMacros
@_exported import UIKit
@_exported import UniformTypeIdentifiers
@_exported import protocol WidgetKitCompat.ControlWidget
@_exported import protocol WidgetKitCompat.ControlWidgetConfiguration
@_exported import protocol WidgetKitCompat.ControlWidgetTemplate
@_exported import enum WidgetKitCompat.ControlWidgetTemplateBuilder
@_exported import struct WidgetKitCompat.EmptyControlWidgetTemplate
@_exported import struct WidgetKitCompat.EmptyWidgetConfiguration
@_exported import protocol WidgetKitCompat.Widget
@_exported import protocol WidgetKitCompat.WidgetBundle
@_exported import struct WidgetKitCompat.WidgetBundleBuilder
@_exported import protocol WidgetKitCompat.WidgetConfiguration
