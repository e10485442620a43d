import { act, StrictMode, useState, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "../components/Button/Button.js";
import type { Theme } from "../theme/appearance.js";
import { loadUiTexts } from "./load-ui-texts.js";
import type { UiLocale } from "./locale.js";
import { UiProvider } from "./UiProvider.js";
import { useUiIntl, useUiText } from "./ui-intl.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  await Promise.all([loadUiTexts("uz_UZ"), loadUiTexts("ru_RU"), loadUiTexts("en_US")]);
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** Draws, and waits for what suspends. */
async function show(node: ReactNode): Promise<void> {
  await act(async () => root.render(node));
}

function Host({ children }: { children: ReactNode }): ReactNode {
  const [theme, setTheme] = useState<Theme>("light");
  return (
    <UiProvider locale="uz_UZ" theme={theme}>
      <button type="button" id="dark" onClick={() => setTheme("dark")}>
        Dark
      </button>
      {children}
    </UiProvider>
  );
}

function Cancel(): ReactNode {
  return useUiText()("cancel");
}

function Today(): ReactNode {
  const { intl } = useUiIntl();
  return intl.formatDate("2026-03-05T20:00:00Z", { dateStyle: "long" });
}

function page(locale: UiLocale): ReactNode {
  return (
    <StrictMode>
      <UiProvider locale={locale}>
        <Cancel /> <Today />
      </UiProvider>
    </StrictMode>
  );
}

describe("UiProvider", () => {
  it("changes the theme by an attribute of the page, and renders nothing below", async () => {
    const drawn = vi.fn<() => void>();
    function Child(): ReactNode {
      drawn();
      return <Button>Saqlash</Button>;
    }
    await show(
      <Host>
        <Child />
      </Host>,
    );
    const before = getComputedStyle(document.body).backgroundColor;
    drawn.mockClear();
    await act(async () => place.querySelector<HTMLButtonElement>("#dark")?.click());
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(getComputedStyle(document.body).backgroundColor).not.toBe(before);
    expect(drawn).not.toHaveBeenCalled();
  });

  it("changes the language of the texts, of the page and of dates, which are of Tashkent", async () => {
    await show(page("ru_RU"));
    expect(place.textContent).toBe("Отмена 6 марта 2026 г.");
    expect(document.documentElement.lang).toBe("ru");
    await show(page("en_US"));
    await expect.poll(() => place.textContent).toBe("Cancel March 6, 2026");
    expect(document.documentElement.lang).toBe("en-US");
  });

  it("lets the host replace a text", async () => {
    await show(
      <UiProvider locale="uz_UZ" messages={{ cancel: "Rad etish" }}>
        <Cancel />
      </UiProvider>,
    );
    expect(place.textContent).toBe("Rad etish");
  });

  it("turns the page round without changing the language", async () => {
    await show(
      <UiProvider locale="uz_UZ" direction="rtl">
        <Button>Saqlash</Button>
      </UiProvider>,
    );
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.documentElement.lang).toBe("uz");
  });
});
