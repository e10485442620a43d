import { languageNames } from "@yer/api/contract/appearance";
import { languageTag, uiLocales } from "@yer/ui";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import HeaderEnd from "./HeaderEnd.js";

const Header = () => <HeaderEnd me={null} onFind={() => undefined} />;

afterEach(closeScreen);

test("each language is offered by its own name, marked as being in that language", async () => {
  await openScreen(Header, { address: "/", mocks: [], codes: [] });
  await userEvent.click(page.getByRole("button", { name: /^Language/ }));
  for (const locale of uiLocales) {
    const item = page.getByRole("menuitemradio", { name: languageNames[locale], exact: true });
    await expect.element(item).toBeVisible();
    const words = item.getByText(languageNames[locale]).element();
    expect(words.closest<HTMLElement>("[lang]")?.lang).toBe(languageTag(locale));
  }
});
