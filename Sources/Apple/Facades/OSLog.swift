@_exported import Foundation
@_exported import os
@_exported import OSLogCompat
