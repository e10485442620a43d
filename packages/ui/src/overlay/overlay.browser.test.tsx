import { type ComponentType, type ReactNode, Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../components/Button/Button.js";
import { PopoverSheet, type PopoverSheetProps } from "../components/Popover/PopoverSheet.js";
import { loadUiTexts } from "../UiProvider/load-ui-texts.js";
import { UiProvider } from "../UiProvider/UiProvider.js";
import { beginOverlays, lazyOverlay } from "./lazy-overlay.js";
import { Overlay } from "./Overlay.js";
import { Trigger } from "./Trigger.js";
import { useDialogTrigger } from "./use-dialog-trigger.js";

/** A button, and a popover drawn by what a test gives. */
function Opener({ Sheet }: { readonly Sheet: ComponentType<PopoverSheetProps> }): ReactNode {
  const opening = useDialogTrigger({});
  const { state, triggerRef, overlayId } = opening;
  return (
    <>
      <Trigger {...opening}>
        <Button>Ochish</Button>
      </Trigger>
      <Overlay isOpen={state.isOpen} anchor={triggerRef}>
        <Sheet state={state} triggerRef={triggerRef} overlayId={overlayId} aria-label="Filtr">
          <input aria-label="Nomi" />
        </Sheet>
      </Overlay>
    </>
  );
}

/** What draws a popover, in a file that comes when the test says so. */
function sheetThatComes() {
  const asked = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<{ readonly Sheet: ComponentType<PopoverSheetProps> }>();
  const Sheet = lazyOverlay<PopoverSheetProps, "Sheet">(async () => {
    asked();
    return promise;
  }, "Sheet");
  return { Sheet, asked, come: () => resolve({ Sheet: PopoverSheet }) };
}

describe("what opens over the page, before its file has come", () => {
  let place: HTMLElement;
  let root: Root;
  const button = page.getByRole("button", { name: "Ochish", includeHidden: true });
  const dialog = page.getByRole("dialog", { name: "Filtr" });

  beforeEach(async () => {
    await loadUiTexts("uz_UZ");
    place = document.body.appendChild(document.createElement("div"));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  function show(Sheet: ComponentType<PopoverSheetProps>): void {
    root.render(
      <Suspense>
        <UiProvider locale="uz_UZ">
          <Opener Sheet={Sheet} />
        </UiProvider>
      </Suspense>,
    );
  }

  it("is not asked for by a page that only has its button, and is as soon as somebody comes to it", async () => {
    const { Sheet, asked, come } = sheetThatComes();
    show(Sheet);
    await expect.element(button).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await button.hover();
    expect(asked).toHaveBeenCalledOnce();
    come();
  });

  it("keeps a press, shows that it was taken, opens when it comes, and gives the focus back to the same button", async () => {
    const { Sheet, come } = sheetThatComes();
    show(Sheet);
    await userEvent.click(button);
    const pressed = button.element();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(button).toHaveAttribute("data-pressed", "true");
    expect(document.activeElement).toBe(pressed);
    await expect.element(dialog).not.toBeInTheDocument();

    come();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    expect(button.element()).toBe(pressed);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(pressed);
  });

  it("keeps a press of a key as well, and lets a second one take it back", async () => {
    const { Sheet, come } = sheetThatComes();
    show(Sheet);
    await expect.element(button).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect.element(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard(" ");
    come();
    await expect.element(dialog).toBeVisible();
  });

  it("opens at once when the page has begun it before", async () => {
    const { Sheet, come } = sheetThatComes();
    show(Sheet);
    come();
    await beginOverlays();
    await userEvent.click(button);
    expect(dialog.elements()).toHaveLength(1);
  });
});
