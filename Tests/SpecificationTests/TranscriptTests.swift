import TestSupport
import Testing

@Suite("The process keeps to its transcripts")
struct TranscriptTests {
    @Test("a transcript is replayed", arguments: try Transcript.all())
    func transcript(_ transcript: Transcript) throws {
        let folder = try TemporaryFolder()
        var player = TranscriptPlayer(transcript, in: folder.url)
        try player.play()
    }

    @Test(
        "an example of the protocol's page runs",
        arguments: try Transcript.examples(in: Repository.text("README.md"), named: "README.md"))
    func example(_ example: Transcript) throws {
        let folder = try TemporaryFolder()
        var player = TranscriptPlayer(example, in: folder.url)
        try player.play()
    }
}
