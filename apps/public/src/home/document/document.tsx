import "@yer/ui/intl-uz";
import type { Locale } from "@yer/api/contract/appearance";
import type { AnnouncementRow } from "@yer/api/contract/public";
import { languageTag, loadUiTexts, UiProvider, uzbekistan } from "@yer/ui";
import { renderToString } from "react-dom/server";
import { createIntl, RawIntlProvider } from "react-intl";
import { StaticRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import SettingsMenu from "../../frame/SettingsMenu.js";
import { Surround } from "../../frame/Surround.js";
import { drawIn } from "../../language/preferences.js";
import { loadTexts } from "../../language/texts.js";
import { HomePage } from "../HomePage.js";
import { LatestCards } from "../LatestCards.js";
import { LookUpFields } from "../LookUpFields.js";
import { apart } from "./apart.js";
import { fill, type Shell } from "./shell.js";
import { WithoutScript } from "./WithoutScript.js";

/**
 * The home page as a document: the very components of the app, drawn by the server with what is announced, in one
 * language. What answers a press is the app's, which the document's script brings when somebody presses.
 *
 * @param shell what the build says of the app
 */
export async function drawHome(shell: Shell, locale: Locale, rows: readonly AnnouncementRow[]): Promise<string> {
  const [texts, uiTexts] = await Promise.all([loadTexts(locale), loadUiTexts(locale)]);
  const language = languageTag(locale);
  const intl = createIntl({ locale: language, messages: texts, timeZone: "Asia/Tashkent" });
  const sheet = new ServerStyleSheet();
  try {
    drawIn(locale);
    const drawn = renderToString(
      sheet.collectStyles(
        <StaticRouter location="/">
          <UiProvider {...uzbekistan} locale={locale} texts={uiTexts} navigate={() => undefined}>
            <RawIntlProvider value={intl}>
              <Surround settings={<SettingsMenu />}>
                <HomePage
                  lookUp={
                    <>
                      <LookUpFields />
                      <WithoutScript />
                    </>
                  }
                  announcements={<LatestCards rows={rows} />}
                />
              </Surround>
            </RawIntlProvider>
          </UiProvider>
        </StaticRouter>,
      ),
    );
    const { html, css } = apart(drawn, sheet.getStyleTags());
    const title = intl.formatMessage({ id: "title" }, { page: intl.formatMessage({ id: "home.tab" }) });
    const description = intl.formatMessage({ id: "home.lead" });
    return fill(shell, { locale, language, title, description, css, html });
  } finally {
    sheet.seal();
  }
}
