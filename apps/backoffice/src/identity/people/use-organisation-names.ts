import type { organisationsRegister } from "@yer/api/contract/organisations";
import { useTheme } from "@yer/api/react";
import { useMemo } from "react";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import type { RegisterState } from "../../registers/kit/register-state.js";

/** Names of territories, and of the organisations that others stand below. */
export function useOrganisationNames({ rows }: RegisterState<typeof organisationsRegister>) {
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  return useMemo(
    () => ({ nameOf, names: new Map(rows.map(({ id, name }) => [id, name[locale]])) }),
    [nameOf, rows, locale],
  );
}
