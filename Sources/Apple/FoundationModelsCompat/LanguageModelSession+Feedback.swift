public import Foundation

extension LanguageModelSession {
    /// Feedback as JSON, with the session's transcript; it is not logged anywhere.
    @discardableResult
    public final func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        var feedback = JSONObject()
        if let sentiment { feedback["sentiment"] = "\(sentiment)".generatedContent }
        feedback["issues"] =
            issues.map { issue in
                var object = JSONObject([("category", "\(issue.category)".generatedContent)])
                if let explanation = issue.explanation { object["explanation"] = explanation.generatedContent }
                return object.content
            }.generatedContent
        if let desiredOutput { feedback["desiredOutput"] = desiredOutput.json.content }
        feedback["transcript"] = transcript.json
        return Data(feedback.content.jsonString.utf8)
    }

    @discardableResult
    public final func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data {
        logFeedbackAttachment(
            sentiment: sentiment, issues: issues,
            desiredOutput: desiredResponseText.map { text in
                .response(.init(assetIDs: [], segments: [.text(.init(content: text))]))
            })
    }

    @discardableResult
    public final func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        logFeedbackAttachment(
            sentiment: sentiment, issues: issues,
            desiredOutput: desiredResponseContent.map { content in
                let segment = Transcript.StructuredSegment(
                    source: "\(type(of: content))", content: content.generatedContent)
                return .response(.init(assetIDs: [], segments: [.structure(segment)]))
            })
    }
}
