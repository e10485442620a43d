import { type MessageFile, useHostText, withPartTexts } from "@yer/ui";
import type { messages as ofDisputes } from "../disputes/messages/uz_UZ.js";
import type { messages as ofDocuments } from "../documents/messages/uz_UZ.js";
import type { Texts } from "../language/texts.js";
import type { messages } from "./messages/uz_UZ.js";

/** Says a text of the site, of its pages about one's own applications, or one of what is owed for them. */
export const useOwnChargeText = useHostText<
  keyof Texts | keyof typeof ofDisputes | keyof typeof ofDocuments | keyof typeof messages
>;

/** Gives a part of a page those texts; the pages it stands on have those about objections and answers. */
export const withOwnChargeTexts = withPartTexts(
  import.meta.glob<MessageFile>("../documents/messages/*.ts"),
  import.meta.glob<MessageFile>("./messages/*.ts"),
);
