import { leastPassword } from "@yer/api/contract/factors";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { leakedPasswordHashes } from "./data/leaked-passwords.js";
import { faultOfPassword } from "./password-rules.js";

const person = { username: "nazoratchi", name: "Gʻulomova Oʻgʻiloy Toʻxtayevna" };
const judge = (password: string) => faultOfPassword(password, person);

it.each([
  "passwordpassword",
  "Passw0rd!Passw0rd!",
  "P@ssword123456789",
  "qwertyuiop12345",
  "123456789987654321",
  "aaaaaaaaaaaaaaaaaaaa",
  "abcdefghijklmnop",
  "Kadastr2026Kadastr",
  "parol-parol-parol-1",
  "xk7xk7xk7xk7xk7xk7",
  "Toshkent-2026-2026",
])("refuses what is common, or made of what is: %s", (password) => expect(judge(password)).toBe("password-common"));

it.each(["Gulomova-uzun-parol-5", "biz ўғилой билан бирга", "xx nazoratchi yurgan yo'l"])(
  "refuses the person's own name, in any script: %s",
  (password) => expect(judge(password)).toBe("password-personal"),
);

it.each([
  "correct horse battery staple",
  "olma daraxt kitob qalam",
  "тўрт ошиқ тоғ йўлида",
  "ёғоч эшик ортида қор",
  "🌧 kuz yomgʻiri tinmadi",
  "yer-namoyish-2026",
])("takes what is long and the person's own idea, without any rule of composition: %s", (password) =>
  expect(judge(password)).toBeUndefined(),
);

it.each(["Mailcreated5240", "zQjphsyf6ctifgu", "matheus34518247", "1QAZ2wsx3edc4rfv", "masterofpuppets"])(
  "refuses one that leaks hold as it is, whatever its letters' size: %s",
  (password) => expect(judge(password)).toBe("password-common"),
);

it("knows three times the three thousand most frequent of those that are long enough to be chosen", () => {
  const bytes = Buffer.from(leakedPasswordHashes, "base64");
  const entries = new Set(bytes.toString("hex").match(/.{10}/g));
  expect(entries.size * 5).toBe(bytes.length);
  expect(entries.size).toBeGreaterThan(9_000);
  // The list was made for this length: a shorter rule wants it made anew.
  expect(leastPassword).toBe(15);
});

it("knows every long password of the list it ships", () => {
  const long = dictionary["passwords-common"].filter(({ length }) => length >= 15);
  expect(long.length).toBeGreaterThan(30);
  expect(long.filter((password) => judge(password) === undefined)).toEqual([]);
  expect(dictionary["passwords-common"].length).toBeGreaterThan(3_000);
});
