import { describe, expect, it } from "vitest";
import { initials } from "./initials.js";

describe("initials", () => {
  it("takes the first letters of the first two words", () => {
    expect(initials("Karimova Dilnoza Baxtiyor qizi")).toBe("KD");
    expect(initials("  Anvar ")).toBe("A");
    expect(initials("")).toBe("");
  });

  it("keeps Uzbek letters of two characters whole", () => {
    expect(initials("SHAHNOZA oʻktamova")).toBe("ShOʻ");
    expect(initials("Gʻani Chorshanbiyev")).toBe("GʻCh");
  });
});
