import type { Locale } from "@yer/api/contract/appearance";
import { meta } from "@yer/api/contract/meta";
import { myWork } from "@yer/api/contract/my-work";
import { notices } from "@yer/api/contract/notices";
import { sessions } from "@yer/api/contract/sessions";
import { ownAccount } from "@yer/api/contract/own-account";
import { matchPath } from "@yer/api/paths";
import { type AppDispatch, type AppStore, beginRead } from "@yer/api/react";
import { loadPartTexts, loadUiTexts } from "@yer/ui";
import type { ComponentType } from "react";
import { loadTexts } from "../../base/language/texts.js";
import { noticesAtOnce } from "../../identity/notices/notices-at-once.js";
import { builtScreens } from "./built-screens.js";

/** Begins to read something, and settles when it has been answered. */
export type FirstRead = (dispatch: AppDispatch) => Promise<void>;

/** A screen that says what it reads when it is opened by its address. */
export type FirstScreen = ComponentType & {
  /** By the parameters of its address; those whose address asks for nothing are of the list as it comes. */
  readonly readsFirst?: (params: Readonly<Record<string, string>>, search: string) => readonly FirstRead[];
};

/** Milliseconds that the first drawing waits for answers once all scripts are there: they were asked for before them. */
const patience = 500;

/** Letters that stand for the alphabets of a language: the font has a file for each. */
const letters: Readonly<Record<Locale, string>> = { uz_UZ: "a", uz_Cyrl: "aя", ru_RU: "aя", en_US: "a" };

/** Words that are measured and laid out before their font is there are measured and laid out a second time. */
const fonts = async (locale: Locale): Promise<unknown> => document.fonts.load('13px "Inter Variable"', letters[locale]);

/** What the frame reads around every screen: `sessionReads` of `first-reads.ts`, by their contracts. */
const ofFrame = (): readonly FirstRead[] => [
  beginRead(ownAccount.me, {}),
  beginRead(myWork.queues, {}),
  beginRead(meta.get, {}),
  beginRead(notices.list, { query: { limit: noticesAtOnce } }),
  beginRead(sessions.newDevices, {}),
];

/**
 * Brings what the first screen is drawn with: its file, its texts, and the answers of what the page itself has begun to
 * read. What is there at the first drawing is drawn once; what comes after it is drawn, styled and laid out again, three
 * times over on a slow machine. Waits for no answer for long: a frame with its screen on its way says more than a blank page.
 */
export async function standFirst({ store }: Pick<AppStore, "store">): Promise<void> {
  const { dispatch } = store;
  const { locale } = store.getState().theme;
  const { screen, params } = matchPath(location.pathname) ?? {};
  // Where the page could begin nothing, nobody is signed in or a token is renewed first: that is the client's.
  const hasBegun = (globalThis.yerBegun?.size ?? 0) > 0;
  const read = async (reads: readonly FirstRead[] = []): Promise<unknown> =>
    hasBegun ? Promise.all(reads.map(async (begin) => begin(dispatch))) : undefined;

  async function bring(): Promise<void> {
    const part = (screen && (await builtScreens[screen.path]?.begin())) as FirstScreen | undefined;
    await Promise.all([loadPartTexts(locale), read(part?.readsFirst?.(params ?? {}, location.search))]);
  }
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  await Promise.race([
    Promise.all([loadTexts(locale), loadUiTexts(locale), fonts(locale), read(ofFrame()), bring()]),
    late,
  ]);
}
