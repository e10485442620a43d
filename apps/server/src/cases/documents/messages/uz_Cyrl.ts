import type { messages as uzbek } from "./uz_UZ.js";

/** What papers say that are written in the language of who asks for them, in Uzbek, Cyrillic script. */
export const messages: Record<keyof typeof uzbek, string> = {
  "paper.heading": "Ер · Ерга бўлган ҳуқуқларни эътироф этиш тизими",
  "paper.signature": "Электрон имзо",
  "paper.signer": "Имзо эгаси",
  "paper.fingerprint": "Имзоланган матн (SHA-256)",
  "paper.foot": "{title} · {page} / {pages}-бет",
  "paper.moment": "{at} (Тошкент)",
};
