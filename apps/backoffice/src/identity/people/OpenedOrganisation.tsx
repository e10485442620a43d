import type { organisationsRegister } from "@yer/api/contract/organisations";
import { useMay } from "@yer/api/react";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { OrganisationForm } from "./OrganisationForm.js";

/** The organisation that the address of the register names, or a new one, in its form. */
export function OpenedOrganisation({ register }: { readonly register: RegisterState<typeof organisationsRegister> }) {
  const { rows, opened, open } = register;
  const mayUpdate = useMay("update:organisation");
  const id = opened("open");
  const standing = rows.find((row) => row.id === id);
  if (!standing && !(id === "new" && mayUpdate)) return null;
  return <OrganisationForm key={id} standing={standing} all={rows} onClose={() => open({ open: undefined })} />;
}
