import { locales } from "@yer/api/contract/values";
import { expect, it } from "vitest";
import { demoIdentities } from "../identities.js";
import { sandboxTexts } from "./texts.js";

it.each(locales)("names what each person of the demonstration does, each in words of its own: %s", (locale) => {
  const { roles } = sandboxTexts[locale];
  expect(Object.keys(roles).toSorted()).toEqual(demoIdentities.map(({ key }) => key).toSorted());
  expect(new Set(Object.values(roles)).size).toBe(demoIdentities.length);
});
