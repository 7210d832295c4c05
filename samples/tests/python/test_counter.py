"""Counter: buttons that run intents, and a link that leads into the app."""

from pathlib import Path

COUNTER = Path(__file__).resolve().parents[2] / "Counter/CounterWidget"
GROUP = "group.counter.sample"


def test_counts_up_and_down(widget):
    counter = widget(COUNTER, kind="Counter", group=GROUP)
    counter.save(count=41)
    assert counter.texts() == ["41"]
    tapped = counter.tap("More")
    assert (tapped["intent"], tapped["value"]) == ("CountIntent", 42)
    assert counter.texts() == ["42"]
    assert counter.home.get_widget_data("count") == 42
    counter.matches_picture("counted")


def test_does_not_count_below_zero(widget):
    counter = widget(COUNTER, kind="Counter", group=GROUP)
    counter.save(count=0)
    assert counter.tap("Less")["error"]["message"] == "There is nothing below zero."
    assert counter.texts() == ["0"]


def test_leads_to_the_history(widget):
    counter = widget(COUNTER, kind="Counter", family="systemMedium", group=GROUP)
    counter.save(count=1)
    url = counter.tap("History")["url"]
    assert [event.url for event in counter.events()] == [url]
