import { menuEntries } from "./menu.js";
import type { Screen } from "./screens.js";

/** What the guard knows of the person before the address. */
export interface Visitor {
  readonly is_staff: boolean;
  /** Effective permission codes. */
  readonly codes: Iterable<string>;
}

/**
 * What the guard does with a visitor (SPEC §2 "Guarding"): lets them in; sends them to `/` (a back-office screen
 * without a staff session); or shows the no-permission face naming the code that is missing.
 */
export type Opening =
  | { readonly answer: "open" }
  | { readonly answer: "to-root" }
  | { readonly answer: "forbidden"; readonly code: string };

/** Decides whether a visitor may open a screen; `undefined` stands for nobody signed in. */
export function mayOpen(screen: Screen, visitor: Visitor | undefined): Opening {
  if (screen.app === "public" || screen.unguarded) return { answer: "open" };
  if (!visitor?.is_staff) return { answer: "to-root" };
  if (!screen.routeName) return { answer: "open" };
  const held = new Set(visitor.codes);
  const opens = [screen.routeName, ...(screen.opensWith ?? [])].some((code) => held.has(code));
  return opens ? { answer: "open" } : { answer: "forbidden", code: screen.routeName };
}

/**
 * Where staff land after sign-in without a return path: their own work (DOMAIN §12); without it the register of
 * applications, or for who gives conclusions their organisation's inbox; else the first menu entry they may open, or
 * their own profile.
 */
export function firstPermitted(codes: Iterable<string>): string {
  const held = new Set(codes);
  const permitted = menuEntries().filter((entry) => held.has(entry.code));
  const landing = ["dashboard", "applications"].flatMap((key) => permitted.find((entry) => entry.key === key) ?? [])[0];
  const inbox = held.has("give:conclusion") ? permitted.find(({ key }) => key === "conclusions") : undefined;
  return (landing ?? inbox ?? permitted[0])?.href ?? "/user-profile";
}
