import { paramsOf } from "@yer/api/contract/register";
import { visitMapFilters } from "@yer/api/contract/tiles";
import type { VisitsRegister } from "@yer/api/contract/visit-register";
import { addressOf } from "@yer/api/paths";
import { useMay } from "@yer/api/react";
import { Link } from "@yer/ui";
import type { RegisterState } from "../../../registers/kit/register-state.js";
import { useOfficeText } from "./office-texts.js";

/** The way to the same visits on the map, as far as the map can be narrowed. */
export function RecordsOnMap({ register }: { readonly register: RegisterState<VisitsRegister> }) {
  const text = useOfficeText();
  const mayReadMap = useMay("menu:map");
  if (!mayReadMap) return null;
  const asked = [...paramsOf(register.contract, register.asked)];
  const params = new URLSearchParams(asked.filter(([name]) => name in visitMapFilters));
  params.set("show", "visits");
  return <Link href={`${addressOf("/map")}?${params.toString()}`}>{text("facts.outline.map")}</Link>;
}
