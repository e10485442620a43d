import type { ScreenPath } from "@yer/api/paths";

/** Manuals that explain a screen, by its path: what the help button of the header opens there. */
const manuals: Readonly<Partial<Record<string, string>>> = {
  "/applications": "register-a-file",
  "/applications/:status": "register-a-file",
  "/application/create": "register-a-file",
  "/application/:id": "register-a-file",
  "/objections": "deciding-objections",
  "/objection/:propertyId/:id": "deciding-objections",
} satisfies Partial<Record<ScreenPath, string>>;

/** Where help with a screen stands: its manual, or the list of all. */
export function helpOf(screen: string | undefined): string {
  const slug = manuals[screen ?? ""];
  return slug === undefined ? "/manuals" : `/manuals?article=${slug}`;
}
