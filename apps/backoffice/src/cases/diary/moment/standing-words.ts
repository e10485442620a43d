/** How a visit that lies on the device stands. */
export const standingWords = {
  draft: "word.draft",
  waits: "moment.standing.waits",
  partly: "moment.standing.partly",
  received: "moment.standing.received",
  refused: "moment.standing.refused",
} as const;
