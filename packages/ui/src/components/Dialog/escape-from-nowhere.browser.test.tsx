import { useState, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { AlertDialog } from "../AlertDialog/AlertDialog.js";
import { Button } from "../Button/Button.js";
import { Drawer } from "../Drawer/Drawer.js";
import { Dialog } from "./Dialog.js";

/** A drawer, over which a dialog asks something. */
function PersonAndQuestion(): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Xodim">
      <Button onPress={() => setAsked(true)}>Bloklash</Button>
      {isAsked ? (
        <Dialog isOpen onOpenChange={setAsked} title="Sabab">
          <Button onPress={() => setAsked(false)}>Yuborish</Button>
        </Dialog>
      ) : null}
    </Drawer>
  );
}

/** Escape as it comes while the focus stands nowhere: to the page's body, in the very moment. */
function escapeFromNowhere(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}

describe("Escape while the focus stands nowhere", () => {
  let place: HTMLElement;
  let root: Root;
  const drawer = page.getByRole("dialog", { name: "Xodim" });
  const question = page.getByRole("dialog", { name: "Sabab" });

  beforeEach(async () => {
    await loadUiTexts("uz_UZ");
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  async function show(): Promise<void> {
    root.render(
      <UiProvider locale="uz_UZ">
        <PersonAndQuestion />
      </UiProvider>,
    );
    await expect.element(drawer).toBeVisible();
  }

  it("closes a drawer whose dialog has just closed", async () => {
    await show();
    await page.getByRole("button", { name: "Bloklash" }).click();
    await page.getByRole("button", { name: "Yuborish" }).click();
    await expect.element(question).not.toBeInTheDocument();
    escapeFromNowhere();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  it("closes the upper of two alone", async () => {
    await show();
    await page.getByRole("button", { name: "Bloklash" }).click();
    await expect.element(question).toBeVisible();
    escapeFromNowhere();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
  });

  it("leaves a question whose answer is on its way", async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    root.render(
      <UiProvider locale="uz_UZ">
        <AlertDialog
          isOpen
          onOpenChange={onOpenChange}
          title="Bloklansinmi?"
          confirmLabel="Bloklash"
          onConfirm={async () => Promise.withResolvers<boolean>().promise}
        >
          Xodim tizimga kira olmaydi.
        </AlertDialog>
      </UiProvider>,
    );
    await page.getByRole("button", { name: "Bloklash" }).click();
    await expect.element(page.getByRole("button", { name: "Bekor qilish" })).toBeDisabled();
    escapeFromNowhere();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
