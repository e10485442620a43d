import {
  type SettingForm,
  type SettingKey,
  settingRegistry,
  type SettingUnit,
} from "@yer/api/contract/setting-registry";
import { formatSoum } from "@yer/ui";
import type { SettingsText } from "./settings-texts.js";

const knownBudgets = ["district", "region", "republic"] as const;

/** A budget by the name people know; others are called what was entered. */
export function budgetInWords(text: SettingsText, budget: string): string {
  const known = knownBudgets.find((one) => one === budget);
  return known === undefined ? budget : text(`settings.budget.${known}`);
}

function numberInWords(text: SettingsText, unit: SettingUnit, count: number): string {
  return text(`settings.value.${unit}`, { count });
}

interface Share {
  readonly budget: string;
  readonly percent: number;
  readonly account?: string;
}

/** A setting's value as people say it. What does not fit the form (an older one's) is shown as it is stored. */
export function valueInWords(text: SettingsText, key: SettingKey, value: unknown): string {
  if (value === null || value === undefined) return text("settings.value.none");
  const form: SettingForm = settingRegistry[key].form;
  if (form.kind === "number" && typeof value === "number") return numberInWords(text, form.unit, value);
  if (form.kind === "money" && typeof value === "number") {
    return text("settings.value.soum", { sum: formatSoum(value) });
  }
  if (form.kind === "boolean") return text(value === true ? "settings.value.true" : "settings.value.false");
  if (form.kind === "term" && typeof value === "object") {
    const { days, unit } = value as { days: number; unit: "working" | "calendar" };
    return key === "term.step"
      ? text(`settings.field.unit.${unit}`)
      : text(`settings.value.term.${unit}`, { count: days });
  }
  if (form.kind === "rate" && typeof value === "object") {
    const { tries, minutes } = value as { tries: number; minutes: number };
    return text("settings.value.rate", { tries, minutes: numberInWords(text, "minutes", minutes) });
  }
  if (form.kind === "shares" && Array.isArray(value)) {
    return (value as Share[])
      .map(({ budget, percent, account }) =>
        [`${budgetInWords(text, budget)}: ${numberInWords(text, "percent", percent)}`, account].filter(Boolean).join(", "),
      )
      .join("; ");
  }
  if (form.kind === "numbers" && Array.isArray(value)) {
    return (value as number[]).map((one) => numberInWords(text, form.unit, one)).join(", ");
  }
  if (Array.isArray(value)) return value.length === 0 ? text("settings.value.none") : value.join(", ");
  if (typeof value === "string") return value === "" ? text("settings.value.none") : value;
  return JSON.stringify(value);
}

/** The same of a value in a territory: none of its own is what holds in the place above. */
export function valueInPlace(text: SettingsText, key: SettingKey, value: unknown): string {
  return value === null ? text("settings.asAbove") : valueInWords(text, key, value);
}

/** Within which bounds a setting's value lies. */
export function boundsInWords(text: SettingsText, key: SettingKey): string {
  const form: SettingForm = settingRegistry[key].form;
  switch (form.kind) {
    case "number":
      return text("settings.bounds.range", {
        least: numberInWords(text, form.unit, form.least),
        most: numberInWords(text, form.unit, form.most),
      });
    case "money":
      return text("settings.bounds.range", {
        least: text("settings.value.soum", { sum: formatSoum(form.least) }),
        most: text("settings.value.soum", { sum: formatSoum(form.most) }),
      });
    case "term":
      return key === "term.step"
        ? `${text("settings.field.unit.working")}, ${text("settings.field.unit.calendar")}`
        : text("settings.bounds.range", {
            least: numberInWords(text, "days", form.least),
            most: numberInWords(text, "days", form.most),
          });
    case "rate":
      return text("settings.bounds.rate", {
        least: form.least,
        most: form.most,
        minutes: numberInWords(text, "minutes", form.mostMinutes),
      });
    case "shares":
      return text("settings.bounds.shares", { most: form.most });
    case "numbers":
      return text("settings.bounds.numbers", { least: form.least, most: form.most, rows: form.rows });
    case "boolean":
      return `${text("settings.value.true")}, ${text("settings.value.false")}`;
    case "choices":
      return form.options.join(", ");
    case "url":
      return "https://…";
    case "text":
      return text("settings.bounds.any");
  }
}
