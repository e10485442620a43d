import { type AreaRequestKind, areaRequestKinds } from "@yer/api/contract/area-facts";
import { useAreaPageText } from "./area-page-texts.js";

/** What an area can be returned for, in the order of the list. */
export const areaRequestKindKeys = Object.keys(areaRequestKinds) as AreaRequestKind[];

/** Says what an area is returned for; all but its place is said as of an application. */
export function useRequestKind(): (kind: AreaRequestKind) => string {
  const text = useAreaPageText();
  return (kind) => text(kind === "correct_place" ? "areaPage.request.place" : `editRequest.${kind}`);
}
