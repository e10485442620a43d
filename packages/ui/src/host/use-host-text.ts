import { useCallback } from "react";
import { useIntl } from "react-intl";
import { isolatedValues } from "./isolated-values.js";

/** What a text's placeholders hold. */
export type TextValues = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Says texts of the host by id, with each value in its own direction. A host narrows it to its own ids once, so that an unknown id does not compile:
 * `export const useText = useHostText<keyof Texts>;`
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- hosts set it by an instantiation expression
export function useHostText<Id extends string>(): (id: Id, values?: TextValues) => string {
  const intl = useIntl();
  return useCallback(
    (id, values) => intl.formatMessage({ id }, isolatedValues(values) as Record<string, string>),
    [intl],
  );
}
