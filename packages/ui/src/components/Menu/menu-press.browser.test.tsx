import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beginOverlays } from "../../overlay/lazy-overlay.js";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { Button } from "../Button/Button.js";
import { Menu } from "./Menu.js";
import { MenuItem } from "./MenuItem.js";

test("a button shows that it was pressed before its menu is drawn", async () => {
  const texts = await loadUiTexts("uz_UZ");
  await beginOverlays();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <UiProvider locale="uz_UZ" texts={texts}>
      <Menu trigger={<Button>Amallar</Button>}>
        <MenuItem>Ochish</MenuItem>
      </Menu>
    </UiProvider>,
  );
  const button = page.getByRole("button", { name: "Amallar" });
  await expect.element(button).toBeVisible();
  const element = button.element();

  let hadMenu: boolean | undefined;
  const watching = new MutationObserver(() => {
    if (element.hasAttribute("data-pressed")) hadMenu ??= document.querySelector("[role=menu]") !== null;
  });
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  await userEvent.click(button);
  await expect.element(page.getByRole("menu")).toBeVisible();
  watching.disconnect();
  expect(hadMenu).toBe(false);

  root.unmount();
  place.remove();
});
