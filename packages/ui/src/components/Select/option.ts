import type { ReactNode } from "react";

/** One thing that can be chosen from a list. */
export interface Option {
  /** Names it in values and forms. */
  readonly id: string;
  /** What people read and what is searched. */
  readonly label: string;
  /** More about it, below the label. */
  readonly description?: string;
  /** Heading it stands under; options of one heading follow one another, where the first of them stands. */
  readonly group?: string;
  /** Whether it shows but cannot be chosen. @default false */
  readonly isDisabled?: boolean;
}

/** Draws the inside of an option in the list; its label stays its name for readers, and what typing finds. */
export type RenderOption = (option: Option, state: { readonly isSelected: boolean }) => ReactNode;

/** Options under one heading. */
export interface OptionGroup {
  readonly id: string;
  readonly label: string;
  readonly items: readonly Option[];
}

/** What a list of options shows: options, and headings with theirs. */
export type OptionEntry = Option | OptionGroup;

/** The options by their headings; the very list where there is none. */
export function optionEntries(options: readonly Option[]): readonly OptionEntry[] {
  if (options.every(({ group }) => group === undefined)) return options;
  const groups = Map.groupBy(options, ({ group, id }) => (group === undefined ? `/${id}` : group));
  return [...groups].flatMap(([label, items]) =>
    items[0]?.group === undefined ? items : [{ id: `group/${label}`, label, items }],
  );
}
