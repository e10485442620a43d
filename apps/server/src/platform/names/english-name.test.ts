import { expect, test } from "vitest";
import { englishPlaceName } from "./english-name.js";

test("a district is spelled by the rule: no apostrophes, x as kh, its kind translated", () => {
  expect(englishPlaceName("Oltinkoʻl tumani")).toBe("Oltinkol district");
  expect(englishPlaceName("Xazorasp tumani")).toBe("Khazorasp district");
});

test("a place with an established English name keeps it", () => {
  expect(englishPlaceName("Fargʻona viloyati")).toBe("Fergana region");
  expect(englishPlaceName("Samarqand shahri")).toBe("Samarkand city");
  expect(englishPlaceName("Qoraqalpogʻiston Respublikasi")).toBe("Republic of Karakalpakstan");
});
