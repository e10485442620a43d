import { systemOfText } from "../model/outline-system.js";
import { readOutline } from "../model/read-outline.js";

/**
 * Whether an outline's text must not be taken before its system is known: it names another one than WGS 84, is written in
 * metres, or says nothing at all, as coordinates of SK-42 that lie a hundred metres from those of WGS 84 do.
 */
export function needsSystem(text: string): boolean {
  const { outline, fault } = readOutline(text);
  if (!outline || fault === "too-short" || fault === "too-long") return false;
  return fault === "other-system" || fault === "metres" || systemOfText(text) === null;
}
