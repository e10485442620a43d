import { organisationsRegister } from "@yer/api/contract/organisations";
import { matchesSearch } from "@yer/api/formats";
import { AddButton } from "../../registers/kit/AddButton.js";
import { createRegister } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { OpenedOrganisation } from "./OpenedOrganisation.js";
import { organisationColumns } from "./organisation-columns.js";
import { usePeopleText, withPeopleTexts } from "./people-texts.js";
import { useOrganisationNames } from "./use-organisation-names.js";

function Add({ register }: { readonly register: RegisterState<typeof organisationsRegister> }) {
  const label = usePeopleText()("org.add");
  return <AddButton code="update:organisation" label={label} onPress={() => register.open({ open: "new" })} />;
}

/** `/settingorganisation`: every organisation, its kind, territory, parent, and whether it is active. */
const OrganisationsScreen = createRegister(organisationsRegister, {
  useText: usePeopleText,
  title: "menu.settingorganisation",
  useMore: useOrganisationNames,
  columns: organisationColumns,
  search: ({ text }) => ({ label: text("org.search") }),
  sift: (rows, { search = "" }) => rows.filter(({ name }) => matchesSearch(Object.values(name).join(" "), search)),
  opens: { names: ["open"], of: ({ id }) => ({ open: id }) },
  file: {},
  empty: { title: "org.empty" },
  forbidden: "org.forbidden",
  Actions: Add,
  Beside: OpenedOrganisation,
});

export default withPeopleTexts(OrganisationsScreen);
