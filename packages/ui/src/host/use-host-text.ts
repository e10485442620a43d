import { useMemo } from "react";
import { useIntl } from "react-intl";
import { localeOfTag, type UiLocale } from "../UiProvider/locale.js";
import { isolatedValues } from "./isolated-values.js";

/** What a text's placeholders hold. */
export type TextValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** Says texts of a host by id. */
export interface HostText<Id extends string> {
  (id: Id, values?: TextValues): string;
  /** The language they are in; undefined where the host speaks another than the kit's. */
  readonly locale?: UiLocale | undefined;
}

/**
 * Says texts of the host by id, with each value in its own direction. A host narrows it to its own ids once, so that an unknown id does not compile:
 * `export const useText = useHostText<keyof Texts>;`
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- hosts set it by an instantiation expression
export function useHostText<Id extends string>(): HostText<Id> {
  const intl = useIntl();
  return useMemo(() => {
    const say = (id: Id, values?: TextValues): string =>
      intl.formatMessage({ id }, isolatedValues(values) as Record<string, string>);
    return Object.assign(say, { locale: localeOfTag(intl.locale) });
  }, [intl]);
}
