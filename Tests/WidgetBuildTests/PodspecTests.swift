import Testing

@testable import WidgetBuild

@Suite("A podspec")
struct PodspecTests {
    @Test("in Ruby says what is imported, of its subspecs and for phones too")
    func ruby() throws {
        let spec = try #require(
            Podspec(
                text: """
                    # s.name = 'NotThis'
                    require 'json'
                    package = JSON.parse(File.read(File.join(__dir__, 'package.json')))
                    Pod::Spec.new do |s|
                      s.name         = "RN-Charts"  # the name
                      s.module_name  = 'RNCharts'
                      s.version      = package['version']
                      s.description  = <<-DESC
                        s.source_files = 'Wrong/*.swift'
                        DESC
                      s.source       = { :git => 'https://example.com/charts.git', :tag => "#{s.version}" }
                      s.source_files = 'Sources/**/*.{h,swift}',
                                       "Shared/*.swift"
                      s.ios.source_files = ['Phone/*.swift']
                      s.osx.source_files = 'Desk/*.swift'
                      s.exclude_files = %w(Sources/Old/** Sources/Demo.swift)
                      s.resource_bundles = {
                        'Charts' => ['Assets/*.xcassets', 'Assets/*.strings'],
                        'More' => 'More/*',
                      }
                      s.swift_versions = ['5.9', '6.0']
                      s.pod_target_xcconfig = {
                        'SWIFT_ACTIVE_COMPILATION_CONDITIONS' => '$(inherited) PODS CHARTS',
                        'OTHER_SWIFT_FLAGS' => '-DFIRST -D SECOND'
                      }
                      s.subspec 'Core' do |core|
                        core.source_files = 'Core/*.swift'
                        core.subspec("Deep") { |deep| deep.source_files += ['Deep/*.swift'] }
                      end
                      s.subspec 'Extras' do |ss|
                        ss.source_files = 'Extras/*.swift'
                      end
                      s.test_spec do |t|
                        t.source_files = 'Tests/*.swift'
                      end
                      s.default_subspec = 'Core'
                    end
                    """, isJSON: false))
        #expect(spec.name == "RN-Charts")
        #expect(spec.moduleName == "RNCharts")
        #expect(
            spec.sources == [
                "Sources/**/*.{h,swift}", "Shared/*.swift", "Phone/*.swift", "Core/*.swift", "Deep/*.swift",
            ])
        #expect(spec.excluded == ["Sources/Old/**", "Sources/Demo.swift"])
        #expect(spec.resources == ["Assets/*.xcassets", "Assets/*.strings", "More/*"])
        #expect(spec.swiftVersion == "6.0")
        #expect(spec.conditions == ["PODS", "CHARTS", "FIRST", "SECOND"])
    }

    @Test("in JSON says the same")
    func json() throws {
        let spec = try #require(
            Podspec(
                text: """
                    {"name": "my-pod", "swift_versions": "5.0", "source_files": ["A/*.swift"], "ios": {"source_files": "B/*"},
                     "resource_bundles": {"R": ["R/*.png"]}, "exclude_files": "A/No.swift",
                     "pod_target_xcconfig": {"SWIFT_ACTIVE_COMPILATION_CONDITIONS": "ON"},
                     "subspecs": [{"name": "One", "source_files": "One/*"}, {"name": "Two", "source_files": "Two/*"}]}
                    """, isJSON: true))
        #expect(spec.moduleName == "my_pod")
        #expect(spec.sources == ["A/*.swift", "B/*", "One/*", "Two/*"])
        #expect(spec.excluded == ["A/No.swift"])
        #expect(spec.resources == ["R/*.png"])
        #expect(spec.conditions == ["ON"])
    }

    @Test(
        "without a name, or that is none, says nothing",
        arguments: [
            "", "Pod::Spec.new do |s|\n  s.name = NAME\nend", "s.name = 'Loose'", "Pod::Spec.new do |s|", "%w(", "'",
        ])
    func nothing(text: String) {
        #expect(Podspec(text: text, isJSON: false) == nil)
        #expect(Podspec(text: text, isJSON: true) == nil)
    }
}
