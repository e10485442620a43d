import type { messages as uzbek } from "./uz_UZ.js";

/** What papers say that are written in the language of who asks for them, in Russian. */
export const messages: Record<keyof typeof uzbek, string> = {
  "paper.heading": "Ер · Система признания прав на землю",
  "paper.signature": "Электронная подпись",
  "paper.signer": "Владелец подписи",
  "paper.fingerprint": "Подписанный текст (SHA-256)",
  "paper.foot": "{title} · стр. {page} из {pages}",
  "paper.moment": "{at} (Ташкент)",
};
