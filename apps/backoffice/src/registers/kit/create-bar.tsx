import type { AskedOf, Register } from "@yer/api/contract/register";
import { FilterBar, type FilterDefinition } from "@yer/ui";
import type { ComponentType, ReactNode } from "react";
import { usePlaceFilter } from "../../base/place-choice/place-filter.js";
import { askedOf, definitionsOf, type Filter, offered, stateOf } from "./filters.js";
import { RegisterSearch } from "./RegisterSearch.js";
import type { RegisterState } from "./register-state.js";
import { type Say, useSay } from "./use-say.js";

/** What a register is narrowed by: declared, and drawn by the bar. */
export interface BarDeclared<R extends Register, Text, More = undefined> {
  /** The hook that says the texts of the bar. */
  readonly useText: () => Text;
  /** What the filters choose among, where it has to be read. */
  readonly useMore?: ((register: RegisterState<R>) => More) | undefined;
  readonly filters?: readonly Filter<keyof AskedOf<R> & string, Text, More>[] | undefined;
  readonly search?:
    | ((
        say: Say<Text>,
        register: RegisterState<R>,
      ) => { readonly label: string; readonly hint?: string; readonly note?: ReactNode })
    | undefined;
}

const useNothing = (): undefined => undefined;

/**
 * Makes the bar of a register, its search and filters; what is set stands in the URL. Calendars and
 * combo boxes come as they are opened.
 */
export function createBar<R extends Register, Text, More>(
  declared: BarDeclared<R, Text, More>,
): ComponentType<{ readonly register: RegisterState<R> }> {
  const { useText, useMore = useNothing as () => never, filters = [], search } = declared;

  function Bar({ register, place }: { readonly register: RegisterState<R>; readonly place?: FilterDefinition }) {
    const say = useSay(useText());
    const more: More = useMore(register);
    const asked = register.asked as Readonly<Record<string, unknown>>;
    const shown = offered(filters, register.bound);
    const field = search ? <RegisterSearch register={register} {...search(say, register)} /> : null;
    if (shown.length === 0) return field;
    return (
      <FilterBar
        filters={definitionsOf(shown, asked, say, more, place)}
        value={stateOf(shown, asked)}
        onChange={(state) => register.ask(askedOf(shown, state, asked) as Parameters<typeof register.ask>[0])}
      >
        {field}
      </FilterBar>
    );
  }

  function PlacedBar({ register }: { readonly register: RegisterState<R> }) {
    return <Bar register={register} place={usePlaceFilter(register.asked)} />;
  }

  return filters.some(({ kind }) => kind === "place") ? PlacedBar : Bar;
}
