@_exported import Foundation
@_exported import struct SwiftUICompat.AppearSymbolEffect
@_exported import struct SwiftUICompat.AutomaticSymbolEffect
@_exported import struct SwiftUICompat.BounceSymbolEffect
@_exported import struct SwiftUICompat.BreatheSymbolEffect
@_exported import protocol SwiftUICompat.ContentTransitionSymbolEffect
@_exported import struct SwiftUICompat.DisappearSymbolEffect
@_exported import protocol SwiftUICompat.DiscreteSymbolEffect
@_exported import protocol SwiftUICompat.IndefiniteSymbolEffect
@_exported import struct SwiftUICompat.PulseSymbolEffect
@_exported import struct SwiftUICompat.ReplaceSymbolEffect
@_exported import struct SwiftUICompat.RotateSymbolEffect
@_exported import struct SwiftUICompat.ScaleSymbolEffect
@_exported import protocol SwiftUICompat.SymbolEffect
@_exported import struct SwiftUICompat.SymbolEffectOptions
@_exported import protocol SwiftUICompat.TransitionSymbolEffect
@_exported import struct SwiftUICompat.VariableColorSymbolEffect
@_exported import struct SwiftUICompat.WiggleSymbolEffect
