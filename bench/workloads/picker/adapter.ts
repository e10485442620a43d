import type { FlatPlace, TreePlace } from "./places.js";

/** What `adapters/picker/<name>` exports by default: one picker of places. */
export interface PickerAdapter {
  /** What an app has loaded long before a picker is shown. */
  readonly prepare?: () => Promise<void>;
  /** Puts the closed picker on the page; resolves when it is in the document. */
  readonly mount: (
    root: HTMLElement,
    input: { readonly tree: readonly TreePlace[]; readonly flat: readonly FlatPlace[] },
  ) => Promise<void>;
  /** What to press to open it. */
  readonly opener: () => Element | null;
  /** The options now in the document; of a cascade, those of one level (0 to 2). None while closed. */
  readonly options: (level?: number) => Element[];
  /** Regions, districts and neighbourhoods open beside one another; the step is taken by a press on an option. */
  readonly cascades?: boolean;
  /** Typing finds neighbourhoods by their names. */
  readonly searches?: boolean;
  /** Text of the closed picker, to see that a choice arrived. */
  readonly value: () => string;
}
