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

  it("writes dates by their own methods, with what each shows by default", () => {
    expect(moment.toLocaleDateString("uz", { timeZone })).toBe("05/03/2026");
    expect(moment.toLocaleTimeString("uz", { timeZone })).toBe("14:07:00");
    expect(moment.toLocaleString("uz", { timeZone })).toBe("05/03/2026, 14:07:00");
    expect(moment.toLocaleDateString("uz", { timeZone, month: "long" })).toBe("Mart");
    expect(moment.toLocaleString("uz-Cyrl", { timeZone, dateStyle: "long" })).toBe("5 март, 2026");
    expect(moment.toLocaleTimeString("uz", { timeZone, hour: "2-digit", minute: "2-digit" })).toBe("14:07");
    expect(new Date(Number.NaN).toLocaleDateString("uz")).toBe("Invalid Date");
  });

  it("writes numbers and compares texts by their own methods", () => {
    expect((12_431.5).toLocaleString("uz")).toBe("12\u00a0431,5");
    expect((0.25).toLocaleString("uz", { style: "percent" })).toBe("25%");
    expect(12_431n.toLocaleString("uz")).toBe("12\u00a0431");
    expect(["Chust", "Oʻzgan", "Zomin"].toSorted((a, b) => a.localeCompare(b, "uz"))).toEqual([
      "Zomin",
      "Oʻzgan",
      "Chust",
    ]);
  });

  it("leaves other languages as they were", () => {
    expect(new Intl.DateTimeFormat("ru", { month: "long", timeZone: "UTC" }).format(moment)).toBe("март");
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).not.toBe("");
    expect(moment.toLocaleDateString("ru", { timeZone })).toBe("05.03.2026");
    expect((12_431.5).toLocaleString("en-US")).toBe("12,431.5");
    expect("a".localeCompare("b")).toBe(-1);
    expect(Date.prototype.toLocaleString.name).toBe("toLocaleString");
  });
});
