import { tashkentDay } from "@yer/api/formats";
import type { Locale } from "@yer/api/contract/values";
import { messagesBeside, sayer, sharedMessages } from "../../platform/language/catalogue.js";

const common = new URL("messages/", import.meta.url);

/**
 * Says what stands on a paper in the language of who asks for it.
 * @param own folder of the messages that this kind of paper has of its own
 */
export async function paperWords(language: Locale, own: URL): Promise<ReturnType<typeof sayer>> {
  return sayer(
    language,
    await Promise.all([
      sharedMessages("", language),
      sharedMessages("columns/", language),
      messagesBeside(common, language),
      messagesBeside(own, language),
    ]),
  );
}

/** `2026-03-05` → `05.03.2026`, which offices and banks write in every language. */
export const dayInFigures = (day: string): string => day.split("-").toReversed().join(".");

/** A moment in Tashkent, which is five hours ahead of UTC all year. */
export function momentInFigures(at: string): string {
  const clock = new Date(Date.parse(at) + 5 * 3_600_000).toISOString().slice(11, 16);
  return `${dayInFigures(tashkentDay(at))} ${clock}`;
}
