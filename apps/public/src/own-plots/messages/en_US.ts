import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of plots that citizens tell of, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "ownPlot.title": "Tell of a plot that I occupy",
  "ownPlot.lead":
    "If you use land without papers, tell of it without waiting for your turn. Write only of a plot that you occupy yourself: your name comes from OneID and is not shown in public.",
  "ownPlot.signIn": "Sign in to tell of your plot",
  "ownPlot.signIn.text": "OneID has to confirm who tells. You come back to this page once you are in.",
  "ownPlot.place": "Neighbourhood",
  "ownPlot.address": "Address",
  "ownPlot.address.hint": "Street and house. If you draw the plot on the map, no address is needed.",
  "ownPlot.outline": "Outline of the plot",
  "ownPlot.outline.hint":
    "Press its corners on the map one after the other. About right will do: a specialist measures it.",
  "ownPlot.here": "Show where I am",
  "ownPlot.here.refused": "It could not be found out where you are. Move the map yourself, or write the address.",
  "ownPlot.where": "Write the address, or draw the plot on the map",
  "ownPlot.total": "Area, m²",
  "ownPlot.since": "Since which year",
  "ownPlot.words": "Remarks",
  "ownPlot.files": "Photos",
  "ownPlot.files.hint": "A photo or plan of the plot. Only staff who work on the plot see them.",
  "ownPlot.send": "Tell of the plot",
  "ownPlot.notSent": "It could not be sent",
  "ownPlot.sent": "What you told was received: {number}",
  "ownPlot.follow": "Follow how far it is",
  "ownPlot.mine": "Plots I told of",
  "ownPlot.none": "You have told of no plot yet.",
  "ownPlot.failed": "What you told could not be loaded",
  "ownPlot.withdraw": "Take it back",
  "ownPlot.withdraw.text": "{number} will be taken out of the register. You can tell of it again later.",
  "ownPlot.state.received": "Received",
  "ownPlot.state.checking": "Being checked",
  "ownPlot.state.mending": "Being completed",
  "ownPlot.state.waiting": "Waits its turn",
  "ownPlot.state.opened": "A file is open",
  "ownPlot.state.closed": "Closed",
  "ownPlot.state.withdrawn": "Taken back",
  "ownPlot.next.received":
    "The office of the district sends the plot for inspection. There is nothing for you to do now.",
  "ownPlot.next.checking":
    "An organization of inspection looks at the plot on the spot. There is nothing for you to do now.",
  "ownPlot.next.mending": "The office of the district completes what is missing. There is nothing for you to do now.",
  "ownPlot.next.waiting": "The plot is confirmed. A file is opened when the days of your neighbourhood begin.",
  "ownPlot.next.opened": "A file was opened on the plot: if it is in your name, it stands on this page.",
  "ownPlot.next.closed": "No file is opened on this plot. Ask the office of the district for the reason.",
  "ownPlot.next.withdrawn": "You took it back.",
};
