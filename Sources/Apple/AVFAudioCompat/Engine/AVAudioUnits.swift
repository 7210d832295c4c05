public import CoreAudioTypesCompat
public import Foundation
public import FoundationCompat

/// A part that changes or makes sounds, of which this machine has none.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
    open func loadPreset(at url: URL) throws { throw AVAudioError.unavailable }
}

open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    open var bypass = false
}

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    open var pitch: Float = 0
    open var overlap: Float = 8
    public override init() {}
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    open var rate: Float = 1
    public override init() {}
}

open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
    public override init() {}
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    open var wetDryMix: Float = 0
    public override init() {}
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
    case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
    case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2
    case multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower
    case speechWaves
}

open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    public override init() {}
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 0
    open var bandwidth: Float = 0
    open var gain: Float = 0
    open var bypass = true
}

open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
    }
}

/// An instrument that is played by MIDI's messages, silently.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing, @unchecked Sendable {
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    open func sendPressure(_ pressure: UInt8, onChannel channel: UInt8) {}
    open func sendPressure(forKey key: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8, data2: UInt8) {}
    open func sendMIDIEvent(_ midiStatus: UInt8, data1: UInt8) {}
    open func sendMIDISysExEvent(_ midiData: Data) {}
}

open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    open var stereoPan: Float = 0
    open var overallGain: Float = 0
    open var masterGain: Float = 0
    open var globalTuning: Float = 0
    public override init() {}
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw AVAudioError.unavailable
    }
    open func loadInstrument(at instrumentURL: URL) throws { throw AVAudioError.unavailable }
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw AVAudioError.unavailable }
}

/// Sounds of an app's own making, which nobody asks for.
open class AVAudioSourceNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    public init(
        renderBlock block:
            @escaping (
                UnsafeMutablePointer<Bool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
                UnsafeMutablePointer<AudioBufferList>
            ) -> OSStatus
    ) {}

    public init(
        format: AVAudioFormat,
        renderBlock block:
            @escaping (
                UnsafeMutablePointer<Bool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
                UnsafeMutablePointer<AudioBufferList>
            ) -> OSStatus
    ) {}
}

/// Takes sounds out of an engine, which has none.
open class AVAudioSinkNode: AVAudioNode, @unchecked Sendable {
    public init(
        receiverBlock block:
            @escaping (
                UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
            ) -> OSStatus
    ) {}
}
