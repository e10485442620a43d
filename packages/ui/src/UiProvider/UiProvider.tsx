import { use, useDeferredValue, useInsertionEffect, useMemo, type ReactNode } from "react";
import { RouterProvider } from "react-aria/private/utils/openLink";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { createIntl, createIntlCache } from "react-intl";
import { StyleSheetManager } from "styled-components";
import { registerAriaStrings } from "../aria-strings/register-aria-strings.js";
import type { UiMessages } from "../messages/ui-messages.js";
import { allowKnownHtml } from "../trusted-types/allow-known-html.js";
import { type Accent, applyAppearance, type Density, type Direction, type Theme } from "../theme/appearance.js";
import { conditionsWithinRules } from "../theme/conditions-within-rules.js";
import { GlobalStyle } from "../theme/global-style.js";
import { addPressableStyle } from "../theme/pressable-style.js";
import { type Country, timeOfDay } from "./country.js";
import { dollars } from "./currency.js";
import { loadUiTexts, type UiTexts } from "./load-ui-texts.js";
import { type AnyLocale, behaviourTag, directionOf, languageTag, ownLanguage } from "./locale.js";
import { UiIntlContext } from "./ui-intl.js";

/** One list for all: another would be other class names. */
const stylisPlugins = [conditionsWithinRules];

/** Props of `UiProvider`. */
export interface UiProviderProps extends Country {
  /**
   * Locale of the interface: a language of the kit (`en_US`, `ru_RU`, `uz_UZ`, `uz_Cyrl`) or any BCP 47 tag, with the calendar
   * where it is another than the locale's (`th-TH-u-ca-buddhist`). @default "en_US"
   */
  locale?: AnyLocale;
  /** Writing direction. @default that of the locale */
  direction?: Direction;
  /** Colour theme. @default "light" */
  theme?: Theme;
  /** Colour of what is accented. @default "turquoise" */
  accent?: Accent;
  /** Room of rows and controls. @default "comfortable" */
  density?: Density;
  /** The router's navigation for links of the kit; without it links load the page anew. */
  navigate?: (href: string) => void;
  /** Makes an address of the router (a path) into a real `href`, where the app lives under a base path. */
  useHref?: (href: string) => string;
  /** Nonce of the page's Content-Security-Policy, put on every style element the kit makes. */
  nonce?: string;
  /** Texts that replace the kit's own, by key: some of them, or a language that the kit does not have. */
  messages?: Partial<UiMessages>;
  /** Texts loaded beforehand (`loadUiTexts`), for servers and tests; without them they are fetched by language. */
  texts?: UiTexts;
  /** The app. */
  children: ReactNode;
}

/**
 * Root of an app built with the kit: language, country, look, links.
 *
 * Suspends at the first render until the language's texts are there (call `loadUiTexts` early to make that short);
 * a change of language keeps the old texts on the screen until the new ones have come. Theme, accent, density and
 * direction are attributes of `<html>`: changing them renders no component below.
 */
export function UiProvider({
  locale = "en_US",
  direction = directionOf(locale),
  theme = "light",
  accent = "turquoise",
  density = "comfortable",
  navigate,
  useHref,
  nonce,
  timeZone,
  currency: { code, figures, unit } = dollars,
  dateOrder = "locale",
  hours = "locale",
  messages,
  texts,
  children,
}: UiProviderProps): ReactNode {
  const current = useDeferredValue(locale);
  const own = ownLanguage(current);
  const known = texts ?? use(loadUiTexts(own ?? "en_US"));
  const language = languageTag(current);

  registerAriaStrings(language, known.ariaStrings, own === undefined && texts === undefined);
  allowKnownHtml();

  useInsertionEffect(() => addPressableStyle(nonce), [nonce]);
  useInsertionEffect(() => {
    applyAppearance({ theme, accent, density, direction, language });
  }, [theme, accent, density, direction, language]);

  // react-intl takes texts and compiled messages mixed, as its own loader makes them; only its type wants one kind.
  const uiIntl = useMemo(
    () => ({
      locale: own ?? "en_US",
      intl: createIntl(
        {
          locale: language,
          messages: { ...known.messages, ...messages } as Record<string, string>,
          ...(timeZone === undefined ? {} : { timeZone }),
        },
        createIntlCache(),
      ),
      dateOrder,
      timeOfDay: timeOfDay(hours),
      currency: { code, figures, unit },
    }),
    [own, language, known, messages, timeZone, dateOrder, hours, code, figures, unit],
  );

  const app = navigate ? (
    <RouterProvider navigate={navigate} {...(useHref ? { useHref } : {})}>
      {children}
    </RouterProvider>
  ) : (
    children
  );

  return (
    <StyleSheetManager stylisPlugins={stylisPlugins} {...(nonce ? { nonce } : {})}>
      <GlobalStyle />
      <I18nProvider locale={behaviourTag(current, direction)}>
        <UiIntlContext value={uiIntl}>{app}</UiIntlContext>
      </I18nProvider>
    </StyleSheetManager>
  );
}
