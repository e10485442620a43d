import { columnWords } from "@yer/api/columns/messages/texts";
import type { ColumnWords } from "@yer/api/contract/column-heading";
import { faultWords, type FaultWords } from "@yer/api/faults/messages/texts";
import { firstWords } from "@yer/api/messages/texts";
import type { Vocabulary } from "@yer/api/messages/vocabulary";
import type { MenuMessages } from "@yer/api/paths";
import { menuWords } from "@yer/api/paths/messages/texts";
import { type MessageFile, messagesIn, oncePerLocale } from "@yer/ui";
import type { messages } from "../../messages/uz_UZ.js";

type OwnTexts = Readonly<Record<keyof typeof messages, string>>;

/** Labels of the side menu, under `menu.<key>`. */
type MenuTexts = { readonly [Key in keyof MenuMessages as `menu.${Key}`]: string };

/** Everything the back office says in one language: its own texts, the contract's words, headings, faults, the side menu. */
export type Texts = OwnTexts & Vocabulary & ColumnWords & FaultWords & MenuTexts;

const loadOwn = messagesIn(import.meta.glob<MessageFile<OwnTexts>>("../../messages/*.ts"));
const loadWords = messagesIn(firstWords);
const loadColumns = messagesIn(columnWords);
const loadFaults = messagesIn(faultWords);
const loadMenu = messagesIn(menuWords);

/** Loads what every page says in one language, once. */
export const loadTexts = oncePerLocale<Texts>(
  async (locale) => {
    const [own, words, columns, faults, menu] = await Promise.all([
      loadOwn(locale),
      loadWords(locale),
      loadColumns(locale),
      loadFaults(locale),
      loadMenu(locale),
    ]);
    const labels = Object.fromEntries(Object.entries(menu).map(([key, label]) => [`menu.${key}`, label]));
    return { ...words, ...columns, ...faults, ...(labels as MenuTexts), ...own };
  },
  { needed: true },
);
