import { languageNames } from "@yer/api/contract/appearance";
import { IconButton, Menu, MenuItem, MenuSection, SettingsIcon, uiLocales } from "@yer/ui";
import { changePreferences, usePreferences } from "../language/preferences.js";
import { useText } from "../language/use-text.js";

/** Each language is named in itself, so that its readers find it. */
const themes = ["light", "dark", "contrast"] as const;

/** Language and theme. Comes after the first content: nobody presses it before they see the page. */
export default function SettingsMenu() {
  const text = useText();
  const { locale, currentTheme } = usePreferences();
  return (
    <Menu
      aria-label={text("settings.label")}
      placement="bottom end"
      trigger={<IconButton data-act="settings" aria-label={text("settings.label")} icon={<SettingsIcon />} />}
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
          <MenuItem key={one} id={one}>
            {languageNames[one]}
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
