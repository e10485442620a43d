/** Whether a value of a setting was, is or will be in force. */
export const standingWords = {
  past: "settings.standing.past",
  current: "word.inForce",
  future: "settings.standing.future",
} as const;
