@_exported import CoreGraphics
@_exported import Foundation
@_exported import class UIKitCompat.CAAnimation
@_exported import class UIKitCompat.CAAnimationGroup
@_exported import class UIKitCompat.CABasicAnimation
@_exported import struct UIKitCompat.CACornerMask
@_exported import func UIKitCompat.CACurrentMediaTime
@_exported import class UIKitCompat.CAGradientLayer
@_exported import struct UIKitCompat.CAGradientLayerType
@_exported import class UIKitCompat.CAKeyframeAnimation
@_exported import class UIKitCompat.CALayer
@_exported import struct UIKitCompat.CALayerCornerCurve
@_exported import class UIKitCompat.CAMediaTimingFunction
@_exported import struct UIKitCompat.CAMediaTimingFunctionName
@_exported import class UIKitCompat.CAPropertyAnimation
@_exported import class UIKitCompat.CAShapeLayer
@_exported import class UIKitCompat.CATextLayer
@_exported import enum UIKitCompat.CATransaction
@_exported import struct UIKitCompat.CATransform3D
@_exported import let UIKitCompat.CATransform3DIdentity
@_exported import func UIKitCompat.CATransform3DMakeScale
@_exported import func UIKitCompat.CATransform3DMakeTranslation
