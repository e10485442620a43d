import type { Organisation, organisationsRegister } from "@yer/api/contract/organisations";
import { StatusTag } from "@yer/ui";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import type { usePeopleText } from "./people-texts.js";
import type { useOrganisationNames } from "./use-organisation-names.js";

/** How an organisation is drawn in the register. */
export function organisationColumns(
  { text }: Say<ReturnType<typeof usePeopleText>>,
  { names, nameOf }: ReturnType<typeof useOrganisationNames>,
): DrawnColumns<typeof organisationsRegister.columns, Organisation> {
  return {
    name: { sticky: "start", minWidth: 440 },
    kind: { cell: (row) => text(`organisationKind.${row.kind}`), width: 304 },
    territory: { cell: (row) => nameOf(row.territory), width: 184 },
    active: {
      cell: (row) => (
        <StatusTag tone={row.active ? "success" : "neutral"}>
          {text(row.active ? "org.active" : "org.inactive")}
        </StatusTag>
      ),
      width: 136,
    },
    parent: {
      cell: (row) => (row.parentId === null ? "—" : (names.get(row.parentId) ?? "—")),
      minWidth: 300,
    },
  };
}
