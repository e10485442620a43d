import { describe, expect, it } from "vitest";
import "./index.js";

const moment = new Date(Date.UTC(2026, 2, 5, 9, 7));
const timeZone = "Asia/Tashkent";

describe("Intl in Chromium, mended", () => {
  it("writes an Uzbek date", () => {
    const options = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
    expect(new Intl.DateTimeFormat("uz", options).format(moment)).toBe("5-mart, 2026");
    expect(new Intl.DateTimeFormat("uz-Cyrl", options).format(moment)).toBe("5 март, 2026");
    expect(new Intl.DateTimeFormat("uz", { dateStyle: "full", timeStyle: "short", timeZone }).format(moment)).toBe(
      "payshanba, 5-mart, 2026, 14:07",
    );
  });

  it("writes Uzbek numbers, money and areas", () => {
    expect(new Intl.NumberFormat("uz").format(12_431.5)).toBe("12\u00a0431,5");
    expect(new Intl.NumberFormat("uz", { style: "currency", currency: "UZS" }).format(5)).toBe("5,00\u00a0soʻm");
    expect(new Intl.NumberFormat("uz", { style: "unit", unit: "hectare" }).format(2.5)).toBe("2,5\u00a0ga");
  });

  it("tells relative time and joins lists", () => {
    expect(new Intl.RelativeTimeFormat("uz", { numeric: "auto" }).format(-1, "day")).toBe("kecha");
    expect(new Intl.RelativeTimeFormat("uz").format(3, "hour")).toBe("3 soatdan keyin");
    expect(new Intl.ListFormat("uz").format(["Toshkent", "Buxoro", "Xiva"])).toBe("Toshkent, Buxoro va Xiva");
  });

  it("sorts by the Uzbek alphabet", () => {
    expect(["Chust", "Shahrisabz", "Oʻzgan", "Zomin", "Olot"].toSorted(new Intl.Collator("uz").compare)).toEqual([
      "Olot",
      "Zomin",
      "Oʻzgan",
      "Shahrisabz",
      "Chust",
    ]);
  });

  it("leaves other languages as they were", () => {
    expect(new Intl.DateTimeFormat("ru", { month: "long", timeZone: "UTC" }).format(moment)).toBe("март");
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).not.toBe("");
  });
});
