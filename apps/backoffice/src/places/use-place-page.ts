import type { PlaceLevel } from "@yer/api/contract/places";
import { placesRegister } from "@yer/api/contract/places-register";
import { askedIn, type AskedOf } from "@yer/api/contract/register";
import { useMemo } from "react";
import { putting } from "../registers/address/address-after.js";
import { useRegisterParams } from "../registers/address/use-register-params.js";

/** What stands in place of the list: a form over the whole page. */
export type PlacePage = "create" | "edit" | "split" | "import" | "outlines";
const pages: readonly string[] = ["create", "edit", "split", "import", "outlines"];

/** What is open over or beside a register of places, all of it in the URL. */
export interface PlaceRegister {
  readonly level: PlaceLevel;
  /** What the list is narrowed by: a new place begins there. */
  readonly filters: AskedOf<typeof placesRegister>;
  /** Code of the place whose details are open. */
  readonly place: string | undefined;
  readonly page: PlacePage | undefined;
  /** The batch of an import or of outlines that is open. */
  readonly batch: string | undefined;
  /** Opens a place's details, or closes them. */
  readonly look: (code: string | undefined) => void;
  /** Opens a page, or goes back to the list. */
  readonly open: (page: PlacePage | undefined, of?: { readonly place?: string; readonly batch?: string }) => void;
}

/** Keeps what is open in the URL; the list beneath it stays as it was. */
export function usePlacePage(level: PlaceLevel): PlaceRegister {
  const [params, setParams] = useRegisterParams();
  const filters = useMemo(() => askedIn(placesRegister, params), [params]);
  const page = params.get("do") ?? "";
  const open: PlaceRegister["open"] = (next, { place = "", batch = "" } = {}) => {
    const values = { do: next ?? "", place, batch };
    // Files that were brought are a register of their own: this one's filters and place are none of theirs.
    setParams(
      next === "import" || next === "outlines" ? () => putting(values)(new URLSearchParams()) : putting(values),
    );
  };
  return {
    level,
    filters,
    place: params.get("place") ?? undefined,
    page: pages.includes(page) ? (page as PlacePage) : undefined,
    batch: params.get("batch") ?? undefined,
    look: (code) => open(undefined, code === undefined ? {} : { place: code }),
    open,
  };
}
