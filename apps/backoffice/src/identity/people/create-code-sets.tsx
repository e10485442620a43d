import { type CodeSet, positions, positionsRegister, roles, rolesRegister } from "@yer/api/contract/positions";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import { AlertDialog, Link } from "@yer/ui";
import { useState } from "react";
import { AddButton } from "../../registers/kit/AddButton.js";
import { createRegister } from "../../registers/kit/create-register.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useCheck } from "../../base/screen/use-check.js";
import { type CodeSets, CodeSetEditor } from "./CodeSetEditor.js";
import { usePeopleText } from "./people-texts.js";

const kinds = {
  positions: { endpoints: positions, register: positionsRegister, update: "update:position", filter: "position" },
  roles: { endpoints: roles, register: rolesRegister, update: "update:role", filter: "role" },
} as const;

type Register = typeof positionsRegister | typeof rolesRegister;
interface Part {
  readonly register: RegisterState<Register>;
}

/** Asks before a set that nobody holds is taken away. */
function Removing({ of, set, onClose }: { of: CodeSets; set: CodeSet; onClose: () => void }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const [remove] = useAct(kinds[of].endpoints.remove);
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={text("word.remove")}
      confirmLabel={text("word.remove")}
      isDanger
      onConfirm={async () => {
        const outcome = await remove({ params: { id: set.id }, ifMatch: set.version });
        toasts.push(
          outcome.failure
            ? { tone: "danger", text: sayFailure(text, outcome.failure) }
            : { tone: "success", text: text("sets.removed") },
        );
      }}
    >
      {text("sets.remove.text", { name: set.name[locale] })}
    </AlertDialog>
  );
}

/** `/positions` and `/roles`: what each brings, who holds it, and changing it. */
export function createCodeSets(of: CodeSets) {
  const { endpoints, update, filter } = kinds[of];

  function Add({ register }: Part) {
    const label = usePeopleText()(`sets.add.${of}`);
    return <AddButton code={update} label={label} onPress={() => register.open({ open: "new" })} />;
  }

  function Opened({ register: { rows, opened, open } }: Part) {
    const right = useCheck()(update);
    const id = opened("open");
    const standing = rows.find((row) => row.id === id);
    if (!standing && !(id === "new" && right.allowed)) return null;
    const onClose = () => open({ open: undefined }, { replace: true });
    return <CodeSetEditor key={id} of={of} endpoints={endpoints} standing={standing} code={update} onClose={onClose} />;
  }

  function useActs({ open }: RegisterState<Register>) {
    const text = usePeopleText();
    const right = useCheck()(update);
    const [removing, setRemoving] = useState<CodeSet>();
    return {
      table: {
        rowActions: (row: CodeSet) => {
          const closed = right.allowed ? (row.holders === 0 ? undefined : text("sets.remove.held")) : right.reason;
          return [
            { id: "open", label: text("word.open"), onAction: () => open({ open: row.id }) },
            {
              id: "remove",
              label: text("word.remove"),
              onAction: () => setRemoving(row),
              ...(closed === undefined ? {} : { disabledReason: closed }),
            },
          ];
        },
      },
      dialog: removing ? <Removing of={of} set={removing} onClose={() => setRemoving(undefined)} /> : null,
    };
  }

  return createRegister<Register, ReturnType<typeof usePeopleText>>(kinds[of].register, {
    useText: usePeopleText,
    title: `sets.${of}`,
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
    empty: { title: "sets.empty" },
    forbidden: "sets.forbidden",
    Actions: Add,
    Beside: Opened,
    useActs,
  });
}
