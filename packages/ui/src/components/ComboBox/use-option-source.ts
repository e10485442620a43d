import { useMemo, useState } from "react";
import { type Option, type OptionEntry, optionEntries } from "../Select/option.js";
import { type OptionSearch, type OptionSearchState, useOptionSearch } from "./use-option-search.js";

/** Where the options of a combo box come from. */
export interface OptionSourceProps {
  /** Everything that can be chosen; thousands are fine. With `search`: what is offered before the server is asked. */
  readonly items?: readonly Option[];
  /**
   * Whether an option matches what was typed. Give one that is blind to apostrophes and script (`@yer/api/formats`).
   * @default the label contains the text, ignoring case
   */
  readonly filter?: (label: string, typed: string) => boolean;
  /** Finds options on a server. */
  readonly search?: OptionSearch;
  /** Whether `items` are on their way: the field says so, and shows those that are there. @default false */
  readonly isLoading?: boolean;
  /** Characters before the server is asked. @default 2 */
  readonly minLength?: number;
}

/** The options of the moment. */
export interface OptionSource {
  /** What the list offers. */
  readonly items: readonly Option[];
  /** The offered options in groups, by their headings. */
  readonly entries: readonly OptionEntry[];
  /** How many more match than the list offers. */
  readonly more: number;
  /** Where the server's search stands; undefined for options at hand. */
  readonly status: OptionSearchState["status"] | undefined;
  /** To be called with what is typed. */
  readonly onType: (typed: string) => void;
  /** Asks the server once more for what is typed. */
  readonly retry: () => void;
}

/**
 * Most options a list offers. React Aria builds every one it is given, shown or not: nine thousand would freeze the page
 * when the form opens, and nobody reads on after a few hundred.
 */
const most = 300;

/** The default filter: no folding of apostrophes or scripts, which is the app's knowledge. */
export function containsText(label: string, typed: string): boolean {
  return label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
}

/**
 * Options for what is typed, from those at hand or from a server. The chosen ones are always among them, last: without them
 * in its list the field could not put their text back when typing is given up.
 *
 * @param chosen the chosen options that must stay
 * @param shown the text that stands in the field without anyone having typed it: it filters nothing
 */
export function useOptionSource(source: OptionSourceProps, chosen: readonly Option[], shown: string): OptionSource {
  const { items: options, filter = containsText, search, minLength = 2 } = source;
  const [typed, setTyped] = useState("");
  const [found, startSearch] = useOptionSearch(search, minLength);

  const { items, entries, more } = useMemo(() => {
    const isAsked = search !== undefined && found.status !== "idle" && found.status !== "short";
    const all = isAsked ? found.options : (options ?? []);
    const matching =
      isAsked || typed === "" || typed === shown ? all : all.filter((option) => filter(option.label, typed));
    const offered = matching.slice(0, most);
    const missing = chosen.filter(({ id }) => !offered.some((option) => option.id === id));
    const kept = [...offered, ...missing];
    return { items: kept, entries: optionEntries(kept), more: matching.length - offered.length };
  }, [options, filter, search, found, typed, chosen, shown]);

  return {
    items,
    entries,
    more,
    status: source.isLoading ? "searching" : search ? found.status : undefined,
    onType: (text) => {
      setTyped(text);
      if (text !== shown) startSearch(text);
    },
    retry: () => startSearch(typed),
  };
}
