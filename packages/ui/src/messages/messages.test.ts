import { describe, expect, it } from "vitest";
import { messages as en_US } from "./en_US.js";
import { messages as ru_RU } from "./ru_RU.js";
import type { UiMessages } from "./ui-messages.js";
import { messages as uz_Cyrl } from "./uz_Cyrl.js";
import { messages as uz_UZ } from "./uz_UZ.js";

/** Names of the values an ICU message takes. */
function values(message: UiMessages[keyof UiMessages]): string[] {
  // The sources are text; only the build compiles them.
  const source = typeof message === "string" ? message : "";
  const names = [...source.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1] ?? "");
  return [...new Set(names)].toSorted();
}

/** Every text's id with the values it takes. */
function taken(catalogue: UiMessages): string[] {
  return Object.keys(uz_UZ).map((id) => `${id} ${values(catalogue[id as keyof UiMessages]).join()}`);
}

describe.each([
  ["uz_Cyrl", uz_Cyrl],
  ["ru_RU", ru_RU],
  ["en_US", en_US],
])("the kit's texts in %s", (_, messages: UiMessages) => {
  it("have the same list and take the same values as the Uzbek ones", () => {
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(uz_UZ).toSorted());
    expect(taken(messages)).toEqual(taken(uz_UZ));
  });
});

describe("the kit's texts in Uzbek (Latin)", () => {
  it("use the letters' own marks ʻ and ʼ, no ASCII apostrophe", () => {
    const wrong = Object.entries(uz_UZ).filter(([, message]) => /[a-z]['‘’`]/i.test(message));
    expect(wrong).toEqual([]);
  });
});
