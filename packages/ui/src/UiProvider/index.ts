export { languageTag, parseUiLocale, uiLocales, type UiLocale } from "./locale.js";
export { loadUiTexts, type UiTexts } from "./loadUiTexts.js";
export { UiProvider, type UiProviderProps } from "./UiProvider.js";
export { UiProviderMissingError, useUiIntl, useUiText, type UiIntl, type UiText } from "./UiIntl.js";
export { oncePerLocale } from "./oncePerLocale.js";
export { useDirection } from "./useDirection.js";
