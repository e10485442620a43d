import type { Impact } from "@yer/api/contract/impact";
import type { CodeSet } from "@yer/api/contract/positions";
import type { ActOutcome, Failure } from "@yer/api/react";
import { useTheme } from "@yer/api/react";
import { Button, ConflictDialog, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import type { CodeSets } from "./CodeSetEditor.js";
import { type Changes, conflictOf, isStale, mineOf, rebased, without } from "./matrix.js";
import { usePeopleText } from "./people-texts.js";
import { permissionInWords } from "./permission-in-words.js";
import { SaveDialog } from "./SaveDialog.js";

/** A position or role, and which of the two it is. */
export interface MatrixSet {
  readonly set: CodeSet;
  readonly of: CodeSets;
}

/** Props of {@link MatrixPending}. */
export interface MatrixPendingProps {
  readonly sets: readonly MatrixSet[];
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
  /** Asks the service what saving one set would give to people and take from them. */
  readonly preview: (of: MatrixSet) => Promise<ActOutcome<Impact>>;
  readonly save: (of: MatrixSet) => Promise<Failure | undefined>;
}

interface MergeProps {
  readonly of: MatrixSet;
  readonly changes: Changes;
  readonly onChange: (changes: Changes) => void;
  readonly onClose: () => void;
}

/** Mine beside theirs, permission by permission: what one side changed is taken, what both changed is asked. */
function Merge({ of: { set }, changes, onChange, onClose }: MergeProps) {
  const text = usePeopleText();
  const own = changes[set.id];
  if (own === undefined) return null;
  return (
    <ConflictDialog
      isOpen
      onOpenChange={onClose}
      fields={conflictOf(own.base, mineOf(own), set.codes).map(({ code, ...sides }) => ({
        name: code,
        label: permissionInWords(text, code),
        ...sides,
        show: (on) => text(on === true ? "matrix.yes" : "matrix.no"),
      }))}
      onResolve={(merged) => {
        onChange(rebased(set, merged as Readonly<Record<string, boolean>>, changes));
        onClose();
      }}
    />
  );
}

/** What was switched and is not saved, position by position: reviewed with its impact, undone, or merged with another's. */
export function MatrixPending({ sets, changes, onChange, preview, save }: MatrixPendingProps) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const [open, setOpen] = useState<{ readonly id: string; readonly as: "save" | "merge" }>();
  const ids = Object.keys(changes);
  const opened = sets.find(({ set }) => set.id === open?.id);
  const close = () => setOpen(undefined);
  if (ids.length === 0) return null;
  return (
    <Stack gap={2}>
      {ids.map((id) => {
        const found = sets.find(({ set }) => set.id === id);
        const undo = <Button onPress={() => onChange(without(changes, id))}>{text("word.undo")}</Button>;
        const count = Object.keys(changes[id]?.cells ?? {}).length;
        if (found === undefined) {
          return (
            <InlineAlert key={id} tone="warning" actions={undo}>
              {text("matrix.gone", { count })}
            </InlineAlert>
          );
        }
        const title = `${found.set.name[locale]}: `;
        return isStale(found.set, changes) ? (
          <InlineAlert
            key={id}
            tone="warning"
            actions={
              <>
                <Button variant="primary" onPress={() => setOpen({ id, as: "merge" })}>
                  {text("matrix.merge")}
                </Button>
                {undo}
              </>
            }
          >
            {`${title}${text("matrix.stale", { count })}`}
          </InlineAlert>
        ) : (
          <Stack key={id} direction="row" gap={1}>
            <Button variant="primary" onPress={() => setOpen({ id, as: "save" })}>
              {`${title}${text("matrix.review", { count })}`}
            </Button>
            {undo}
          </Stack>
        );
      })}
      {opened && open?.as === "merge" ? (
        <Merge of={opened} changes={changes} onChange={onChange} onClose={close} />
      ) : null}
      {opened && open?.as === "save" ? (
        <SaveDialog
          key={opened.set.id}
          preview={() => preview(opened)}
          onSave={async () => ({ failure: await save(opened) })}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
