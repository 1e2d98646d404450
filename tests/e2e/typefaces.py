"""In which typefaces the page is drawn."""

from e2e.person import Person

OURS = {"Nunito Sans", "Spectral"}


def drawn_in(person: Person) -> set[str]:
    """The typefaces in which all text on the page is drawn."""
    person.page.evaluate("document.fonts.ready")
    session = person.page.context.new_cdp_session(person.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    wanted = {"nodeId": root, "selector": "body *:not(script, style, option, .unseen)"}
    found = set()
    for node in session.send("DOM.querySelectorAll", wanted)["nodeIds"]:
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        found |= {font["familyName"] for font in fonts}
    session.detach()
    return found
