import { languageNames } from "@yer/api/contract/appearance";
import { Button, languageTag, Menu, MenuItem, MenuSection, uiLocales } from "@yer/ui";
import { Fragment } from "react";
import { changePreferences, usePreferences } from "../language/preferences.js";
import { useText } from "../language/use-text.js";

const themes = ["light", "dark", "contrast"] as const;

/** How people write in short what each language calls itself: whoever reads one of them finds it without opening a menu. */
const shortNames = [
  ["uz", "Oʻz"],
  ["ru", "Рус"],
  ["en", "Eng"],
] as const;

/** Language and theme. Comes after the first content: nobody presses it before they see the page. */
export default function SettingsMenu() {
  const text = useText();
  const { locale, currentTheme } = usePreferences();
  return (
    <Menu
      aria-label={text("settings.label")}
      placement="bottom end"
      trigger={
        <Button variant="quiet" data-act="settings" aria-label={text("settings.label")}>
          {/* One text with spaces in it, as the name says it. */}
          <span>
            {shortNames.map(([lang, name], at) => (
              <Fragment key={lang}>
                {at > 0 ? " " : null}
                <span lang={lang}>{name}</span>
              </Fragment>
            ))}
          </span>
        </Button>
      }
    >
      <MenuSection
        title={text("settings.language")}
        selectionMode="single"
        selectedKeys={[locale]}
        onSelectionChange={(keys) =>
          changePreferences({ locale: uiLocales.find((one) => keys !== "all" && keys.has(one)) ?? locale })
        }
      >
        {uiLocales.map((one) => (
          <MenuItem key={one} id={one} textValue={languageNames[one]}>
            <span lang={languageTag(one)}>{languageNames[one]}</span>
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={text("settings.theme")}
        selectionMode="single"
        selectedKeys={[currentTheme]}
        onSelectionChange={(keys) =>
          changePreferences({
            currentTheme: themes.find((one) => keys !== "all" && keys.has(one)) ?? currentTheme,
          })
        }
      >
        {themes.map((one) => (
          <MenuItem key={one} id={one}>
            {text(`settings.${one}`)}
          </MenuItem>
        ))}
      </MenuSection>
    </Menu>
  );
}
