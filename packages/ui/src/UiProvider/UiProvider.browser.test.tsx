import { act, StrictMode, useState, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Button } from "../components/Button/Button.js";
import type { Theme } from "../theme/appearance.js";
import { DateField } from "../components/DateField/DateField.js";
import { useShortDates } from "../components/DateField/use-short-dates.js";
import { MoneyField } from "../components/MoneyField/MoneyField.js";
import { uzbekistan } from "./country.js";
import { loadUiTexts } from "./load-ui-texts.js";
import type { UiLocale } from "./locale.js";
import { UiProvider, type UiProviderProps } from "./UiProvider.js";
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
      <UiProvider {...uzbekistan} locale={locale}>
        <Cancel /> <Today />
      </UiProvider>
    </StrictMode>
  );
}

/** A day, a time and an amount, as the kit's parts show them. */
function Figures(): ReactNode {
  const { intl, timeOfDay } = useUiIntl();
  return (
    <>
      <output>
        {useShortDates().write("2026-11-20")} {intl.formatTime("2026-11-20T14:05:00Z", timeOfDay)}
      </output>
      <DateField label="Day" defaultValue="2026-11-20" />
      <MoneyField label="Amount" defaultValue={125_000_050} />
    </>
  );
}

/** What stands on a page under a provider: its words, its date field, its amount with what is beside it. */
async function figures(props: Omit<UiProviderProps, "children">): Promise<string[]> {
  await show(
    <UiProvider timeZone="UTC" {...props}>
      <Figures />
    </UiProvider>,
  );
  const [date, money] = place.querySelectorAll("[data-field]");
  const parts = [...(date?.querySelectorAll("[data-type]") ?? [])].map((part) => part.textContent);
  const amount = money?.querySelector("input");
  return [
    place.querySelector("output")?.textContent ?? "",
    parts.join(""),
    amount?.value ?? "",
    amount?.parentElement?.textContent ?? "",
  ].map((shown) => shown.replaceAll(/[\u00A0\u202F]/gu, " ").replaceAll(/[\u2066-\u2069]/gu, ""));
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
    expect(place.textContent).toBe("Отменить 6 марта 2026 г.");
    expect(document.documentElement.lang).toBe("ru");
    await show(page("en_US"));
    await expect.poll(() => place.textContent).toBe("Cancel March 6, 2026");
    expect(document.documentElement.lang).toBe("en-US");
  });

  it("writes days, hours and money as the locale does, English of America where nothing is said", async () => {
    expect(await figures({})).toEqual(["11/20/2026 2:05 PM", "11/20/2026", "1,250,000.50", "$"]);
    expect(document.documentElement.lang).toBe("en-US");
    expect(await figures({ locale: "de-DE", currency: { code: "EUR" } })).toEqual([
      "20.11.2026 14:05",
      "20.11.2026",
      "1.250.000,50",
      "€",
    ]);
    expect(await figures({ locale: "ja-JP", currency: { code: "JPY" } })).toEqual([
      "2026/11/20 14:05",
      "2026/11/20",
      "125,000,050",
      "￥",
    ]);
  });

  it("writes them as a country does, whatever the language", async () => {
    for (const locale of ["en_US", "ru_RU"] as const) {
      expect((await figures({ ...uzbekistan, locale })).slice(0, 3)).toEqual([
        "20.11.2026 19:05",
        "20.11.2026",
        "1 250 000,50",
      ]);
    }
  });

  it("shows days in the calendar of the locale", async () => {
    const [day = "", field = ""] = await figures({ locale: "th-TH-u-ca-buddhist" });
    expect(day).toContain("2569");
    expect(field).toContain("2569");
  });

  it("takes a language that the kit does not have: its words by key, English for the rest, its own direction", async () => {
    await show(
      <UiProvider locale="ar-EG" messages={{ cancel: "إلغاء" }}>
        <Cancel />
      </UiProvider>,
    );
    expect(place.textContent).toBe("إلغاء");
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["ar-EG", "rtl"]);
    await show(
      <UiProvider locale="de-DE">
        <Cancel />
      </UiProvider>,
    );
    expect(place.textContent).toBe("Cancel");
    expect(document.documentElement.dir).toBe("ltr");
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
