import type { messages as uzbek } from "./uz_UZ.js";

/** Words of the connection and of new builds, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "connection.lost": "The service cannot be reached. What you typed stays where it is.",
  "connection.waiting":
    "{count, plural, one {What you sent goes through once, as soon as the connection is back.} other {The # acts you sent go through once each, as soon as the connection is back.}}",
  "connection.stop": "Do not send",
  "connection.back": "The connection is back.",
  "idle.text":
    "Nothing was touched for a while. If the session ends, what you wrote is kept, and signing in leads back here.",
  "idle.visitor":
    "You have not touched anything for a while. After the session ends you can sign in again and come back here.",
  "build.new": "A new version has been installed. Reload the page when it suits you; what you typed is kept.",
  "build.unkept": "What you typed is not kept yet, so the page was not reloaded. Try again in a moment.",
  "build.reload": "Reload",
};
