import { createContext, useContext } from "react";
import { isolatedValues } from "../host/isolated-values.js";
import type { IntlShape, MessageDescriptor } from "react-intl";
import type { UiMessageId } from "../messages/ui-messages.js";
import type { DateOrder, timeOfDay } from "./country.js";
import type { Currency } from "./currency.js";
import type { UiLocale } from "./locale.js";

/** What components of the kit know of language and country: texts and formats. Kept apart from the host's own react-intl. */
export interface UiIntl {
  /** The language of the kit's texts. */
  locale: UiLocale;
  /** Formats numbers, dates and lists in the locale of the interface. */
  intl: IntlShape;
  /** Order of short dates. */
  dateOrder: DateOrder;
  /** Options of `intl.formatTime` that show the time of the day. */
  timeOfDay: ReturnType<typeof timeOfDay>;
  /** The currency of amounts. */
  currency: Currency;
}

/** Set by `UiProvider`; read with `useUiIntl`. */
export const UiIntlContext = createContext<UiIntl | null>(null);
UiIntlContext.displayName = "UiIntl";

/** Thrown when a component of the kit is rendered outside of `UiProvider`. */
export class UiProviderMissingError extends Error {
  override name = "UiProviderMissingError";
  constructor() {
    super(
      "A component of @yer/ui was rendered outside of UiProvider, so it has no language. Wrap the root of the app: <UiProvider>…</UiProvider>.",
    );
  }
}

/** Language and formats of the kit. @throws {UiProviderMissingError} outside of `UiProvider`. */
export function useUiIntl(): UiIntl {
  const value = useContext(UiIntlContext);
  if (!value) throw new UiProviderMissingError();
  return value;
}

/** Gives one text of the kit in the interface language. */
export type UiText = (id: UiMessageId, values?: Record<string, string | number | Date>) => string;

/**
 * The kit's own texts: `const text = useUiText(); text("close")`.
 *
 * @throws {UiProviderMissingError} outside of `UiProvider`.
 */
export function useUiText(): UiText {
  const { intl } = useUiIntl();
  return (id, values) => intl.formatMessage({ id } satisfies MessageDescriptor, isolatedValues(values));
}
