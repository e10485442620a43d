import { languageNames } from "@yer/api/contract/appearance";
import { languageTag, uiLocales } from "@yer/ui";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import SettingsMenu from "./SettingsMenu.js";
import { putAway, show } from "./testing/show.js";

afterEach(putAway);

test("each language is offered by its own name, marked as being in that language", async () => {
  await show(<SettingsMenu />);
  await userEvent.click(page.getByRole("button", { name: /^Oʻz Рус Eng/ }));
  for (const locale of uiLocales) {
    const item = page.getByRole("menuitemradio", { name: languageNames[locale], exact: true });
    await expect.element(item).toBeVisible();
    const words = item.getByText(languageNames[locale]).element();
    expect(words.closest<HTMLElement>("[lang]")?.lang).toBe(languageTag(locale));
  }
});
