import type { AskedKind } from "@yer/api/contract/access";
import type { Texts } from "../../base/language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** What a question about access can be about, by the texts that name it. */
export const askedKindWords = {
  file: "word.application",
  user: "subject.user",
  organisation: "word.organization",
  position: "why.kind.position",
  role: "subject.role",
  diagram: "menu.diagrams",
  place: "subject.place",
  none: "why.kind.none",
} as const satisfies Record<AskedKind, keyof Texts | keyof typeof messages>;
