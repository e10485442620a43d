import { Link, ShieldIcon } from "@yer/ui";
import { AddButton } from "../../registers/kit/AddButton.js";
import { createRegister } from "../../registers/kit/create-register.js";
import type { CodeSets } from "./CodeSetEditor.js";
import { codeSetKinds, type CodeSetsRegister, type CodeSetsState } from "./code-set-kinds.js";
import { OpenedCodeSet } from "./OpenedCodeSet.js";
import { usePeopleText } from "./people-texts.js";
import { useCodeSetActs } from "./use-code-set-acts.js";

/** `/positions` and `/roles`: what each brings, who holds it, and changing it. */
export function createCodeSets(of: CodeSets) {
  const { register, update, filter } = codeSetKinds[of];

  function Add({ register: { open } }: { readonly register: CodeSetsState }) {
    const label = usePeopleText()(`sets.add.${of}`);
    return <AddButton code={update} label={label} onPress={() => open({ open: "new" })} />;
  }

  return createRegister<CodeSetsRegister, ReturnType<typeof usePeopleText>>(register, {
    useText: usePeopleText,
    title: `menu.${of}`,
    columns: () => ({
      name: { minWidth: 240 },
      codes: { cell: (row) => row.codes.length, align: "end", width: 144 },
      holders: {
        cell: (row) => <Link href={`/users?${filter}=${row.id}`}>{row.holders}</Link>,
        text: (row) => String(row.holders),
        align: "end",
        width: 120,
      },
    }),
    opens: { names: ["open"], of: ({ id }) => ({ open: id }) },
    file: {},
    empty: {
      icon: <ShieldIcon size={32} />,
      title: `sets.empty.${of}`,
      ...(of === "roles" ? { text: "sets.empty.roles.text" } : {}),
    },
    forbidden: "sets.forbidden",
    Actions: Add,
    Beside: (part) => <OpenedCodeSet of={of} {...part} />,
    useActs: (state) => useCodeSetActs(of, state),
  });
}
