import type { usersRegister } from "@yer/api/contract/users";
import { lazyPart } from "@yer/ui";
import type { RegisterState } from "../../registers/kit/register-state.js";

const PersonDrawer = lazyPart(() => import("./PersonDrawer.js"));

/** The person that the address of the register names, in a drawer. */
export function OpenedPerson({ register }: { readonly register: RegisterState<typeof usersRegister> }) {
  const { opened, open } = register;
  const person = opened("person");
  if (person === undefined) return null;
  return (
    <PersonDrawer
      key={person}
      id={person}
      tab={opened("tab")}
      onTab={(tab) => open({ tab }, { replace: true })}
      onClose={() => open({ person: undefined, tab: undefined })}
    />
  );
}
