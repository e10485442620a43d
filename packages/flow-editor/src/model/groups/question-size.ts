import type { Field } from "./field.js";

/** Sizes of a question's parts in canvas units, fixed so that a group can be drawn without measuring anything. */
export const questionSize = { width: 256, head: 64, row: 28, foot: 12 } as const;

/** How tall a question stands: its head, and a row for each of its options. */
export const questionHeight = (field: Pick<Field, "optionsList"> | undefined): number =>
  questionSize.head + (field?.optionsList.length ?? 0) * questionSize.row + questionSize.foot;
