@_exported import Foundation
@_exported import MetricKitCompat
@_exported import os
