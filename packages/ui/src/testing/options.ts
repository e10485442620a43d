import type { Option } from "../components/Select/index.js";

/** Grounds of recognition, shortened, for stories. */
export const demoOptions: readonly Option[] = [
  { id: "house", label: "Yakka tartibdagi uy-joy" },
  { id: "excess", label: "Hujjatdan ortiqcha maydon" },
  { id: "garden", label: "Bogʻdorchilik shirkati", description: "Shirkat aʼzoligi bilan" },
  { id: "industry", label: "Kichik sanoat zonasi" },
  { id: "other", label: "Boshqa", isDisabled: true },
];

/** Thousands of made-up places. */
export const manyOptions: readonly Option[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `place-${index}`,
  label: `${index % 2 === 0 ? "Oʻrikzor" : "Chilonzor"} MFY ${index + 1}`,
}));

/** The same options under headings. */
export const groupedOptions: readonly Option[] = demoOptions.map((option) => ({
  ...option,
  group: option.id === "house" || option.id === "excess" ? "Uy-joy" : "Uy-joydan boshqa",
}));
