export { type Country, type DateOrder, type Hours, uzbekistan } from "./country.js";
export { type Currency, soum } from "./currency.js";
export { type AnyLocale, languageTag, localeOfTag, parseUiLocale, uiLocales, type UiLocale } from "./locale.js";
export { loadUiTexts, type UiTexts } from "./load-ui-texts.js";
export { UiProvider, type UiProviderProps } from "./UiProvider.js";
export { UiProviderMissingError, useUiIntl, useUiText, type UiIntl, type UiText } from "./ui-intl.js";
export { oncePerLocale } from "./once-per-locale.js";
export { useDirection } from "./use-direction.js";
