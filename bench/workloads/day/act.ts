import type { Page } from "playwright-core";
import type { Holes } from "./recording.js";

/** Who does an act: a kind of staff, by the demonstration's user name whose day is recorded, or somebody without a name. */
export type Role =
  | "operator"
  | "architect"
  | "ecologist"
  | "reviewer"
  | "justice"
  | "cashier"
  | "council"
  | "head"
  | "inspector"
  | "administrator"
  | "citizen";

/** Which applications an act is done on: those in a status, or those of which the person's body owes a conclusion. */
export type Pool = "to_conclusion" | "in_review" | "announced" | "at_justice" | "in_payment" | "at_council" | "awaited";

/** Something that a person does, as it is recorded in the product itself. */
export interface Act {
  readonly name: string;
  readonly role: Role;
  /** Applications it is done on; without, it is done on none. */
  readonly pool?: Pool;
  /** Uses its application up: nobody does it there again. */
  readonly once?: boolean;
  /** Done once a day, before anything is cached of it. */
  readonly isFirst?: boolean;
  /** Brings the page to where the person stands before, which is no part of it. */
  readonly before?: (page: Page, subject: Holes) => Promise<void>;
  readonly run: (page: Page, subject: Holes) => Promise<void>;
}

/** Goes to another address of the app as its links do. */
export async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, address);
}

/** The same as a thing to do. */
export const to =
  (address: string) =>
  async (page: Page): Promise<void> =>
    go(page, address);

/** What stands for a number that may not be given twice; each who does it has another. */
export const serial = "NAVBAT-000001";

/** Opens an address anew, as a link from outside does: the app holds nothing of what it read before. */
export const open =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  };
