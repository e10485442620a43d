import { organisationsRegister } from "@yer/api/contract/organisations";
import { matchesSearch } from "@yer/api/formats";
import { useMay, useTheme } from "@yer/api/react";
import { StatusTag } from "@yer/ui";
import { useMemo } from "react";
import { AddButton } from "../../registers/kit/AddButton.js";
import { createRegister } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { OrganisationForm } from "./OrganisationForm.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";

type Organisations = RegisterState<typeof organisationsRegister>;
interface Part {
  readonly register: Organisations;
}

/** Names of territories, and of the organisations that others stand below. */
function useNames({ rows }: Organisations) {
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  return useMemo(
    () => ({ nameOf, names: new Map(rows.map(({ id, name }) => [id, name[locale]])) }),
    [nameOf, rows, locale],
  );
}

function Add({ register }: Part) {
  const label = usePeopleText()("org.add");
  return <AddButton code="update:organisation" label={label} onPress={() => register.open({ open: "new" })} />;
}

function Opened({ register: { rows, opened, open } }: Part) {
  const mayUpdate = useMay("update:organisation");
  const id = opened("open");
  const standing = rows.find((row) => row.id === id);
  if (!standing && !(id === "new" && mayUpdate)) return null;
  return <OrganisationForm key={id} standing={standing} all={rows} onClose={() => open({ open: undefined })} />;
}

/** `/settingorganisation`: every organisation, its kind, territory, parent, and whether it is active. */
const OrganisationsScreen = createRegister(organisationsRegister, {
  useText: usePeopleText,
  title: "menu.settingorganisation",
  useMore: useNames,
  columns: ({ text }, { names, nameOf }) => ({
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
      narrow: "hidden",
    },
  }),
  search: ({ text }) => ({ label: text("org.search") }),
  sift: (rows, { search = "" }) => rows.filter(({ name }) => matchesSearch(Object.values(name).join(" "), search)),
  opens: { names: ["open"], of: ({ id }) => ({ open: id }) },
  file: {},
  empty: { title: "org.empty" },
  forbidden: "org.forbidden",
  Actions: Add,
  Beside: Opened,
});

export default withPeopleTexts(OrganisationsScreen);
