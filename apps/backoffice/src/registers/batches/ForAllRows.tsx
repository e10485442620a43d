import { type BatchFilled, batchBounds } from "@yer/api/contract/batch";
import { Disclosure, Select, Stack, TextField } from "@yer/ui";
import { type ComponentType, useState } from "react";
import { styled } from "styled-components";
import type { ValueInputProps } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--yer-space-3);
  align-items: start;
`;

/** Props of {@link ForAllRows}. */
export interface ForAllRowsProps {
  /** What a column can be; `isEmpty`: no column is, `isNeeded`: no row can be entered without it. */
  readonly fields: readonly {
    readonly field: string;
    readonly label: string;
    readonly isEmpty: boolean;
    readonly isNeeded: boolean;
    /** Input to choose the value in. @default a text field */
    readonly Input?: ComponentType<ValueInputProps> | undefined;
  }[];
  readonly filled: BatchFilled;
  readonly onChange: (filled: BatchFilled) => void;
}

/**
 * Values that all rows have: of fields without a column, and where a cell is empty. Needed fields that have no column
 * stand there; of the others each that somebody takes.
 */
export function ForAllRows({ fields, filled, onChange }: ForAllRowsProps) {
  const text = useBatchesText();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const isGiven = (field: string): boolean => (filled[field] ?? "").trim() !== "";
  const isShown = ({ field, isEmpty, isNeeded }: ForAllRowsProps["fields"][number]): boolean =>
    (isEmpty && isNeeded) || isGiven(field) || taken.includes(field);
  const shown = fields.filter(isShown);
  const others = fields.filter((one) => !isShown(one));
  const count = fields.filter(({ field }) => isGiven(field)).length;
  return (
    <Disclosure title={text("batches.filled", { count })} level={3} defaultExpanded={shown.length > 0}>
      <Stack gap={3}>
        <p>{text("batches.filled.hint")}</p>
        <Fields>
          {shown.map(({ field, label, isEmpty, Input }) => {
            const asked = {
              label,
              description: text(isEmpty ? "batches.filled.none" : "batches.filled.gaps"),
              value: filled[field] ?? "",
              onChange: (value: string) => {
                // Emptied it stays where it is: it is being written.
                setTaken((all) => (all.includes(field) ? all : [...all, field]));
                onChange({ ...filled, [field]: value });
              },
            };
            return Input ? (
              <Input key={field} {...asked} />
            ) : (
              <TextField key={field} {...asked} maxLength={batchBounds.mostFilled} />
            );
          })}
          {others.length > 0 ? (
            <Select
              key={others.length}
              label={text("batches.filled.more")}
              value={null}
              onChange={(field) => setTaken((all) => [...all, field])}
              items={others.map(({ field, label }) => ({ id: field, label }))}
            />
          ) : null}
        </Fields>
      </Stack>
    </Disclosure>
  );
}
