import type { Locale } from "@yer/api/contract/appearance";
import { loadTexts } from "../../base/language/texts.js";

const files = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>("../../**/messages/*.ts", {
  eager: true,
});

/** Every text of the back office in one language; otherwise they come with its parts. */
export const allTexts = async (locale: Locale): Promise<Readonly<Record<string, string>>> =>
  Object.assign(
    {},
    await loadTexts(locale),
    ...Object.entries(files)
      .filter(([path]) => path.endsWith(`/${locale}.ts`))
      .map(([, { messages }]) => messages),
  ) as Readonly<Record<string, string>>;
