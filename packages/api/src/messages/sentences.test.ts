import { expect, test } from "vitest";
import { endpointCodes } from "../contract/codes.js";
import { sayAreaReason, sayProblem, sayReason, type Say } from "./sentences.js";
import { messages as english } from "./en_US.js";
import { messages as russian } from "./ru_RU.js";
import { messages as cyrillic } from "./uz_Cyrl.js";
import { messages as latin } from "./uz_UZ.js";

/** Says a word with its parameters in place, as far as these sentences need it. */
function sayIn(words: Readonly<Record<string, string>>): Say {
  return (id, values = {}) =>
    (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

test("a missing permission is said by what it allows and whom to ask", () => {
  const reason = { code: "permission-missing", params: { code: "return:property" } } as const;
  expect(sayReason(sayIn(english), reason)).toBe(
    "Your position may not return files; ask your head or the administrator",
  );
});

test("no reason shows a permission's code, whichever is missing, in any language", () => {
  for (const words of [english, russian, cyrillic, latin]) {
    const say = sayIn(words);
    for (const code of endpointCodes) {
      const params = { code };
      const reason = sayReason(say, { code: "permission-missing", params });
      const problem = sayProblem(say, {
        type: "about:blank",
        title: "",
        status: 403,
        code: "permission-missing",
        params,
      });
      expect(`${reason} ${problem}`).not.toMatch(/:|\{|permission\./);
    }
  }
});

test("why the service laid an area aside is said in each language, and a person's words as they are", () => {
  const basketCause = { code: "ended_unregistered", number: "2026-1718-000001" } as const;
  const said = [english, russian, cyrillic, latin].map((words) =>
    sayAreaReason(sayIn(words), { basketReason: null, basketCause }),
  );
  expect(said).toEqual([
    "File 2026-1718-000001 ended unregistered",
    "Дело 2026-1718-000001 завершилось без регистрации",
    "2026-1718-000001-рақамли иш рўйхатдан ўтмай тугади",
    "2026-1718-000001-raqamli ish roʻyxatdan oʻtmay tugadi",
  ]);
  const brought = { code: "brought_faulty", file: "yerlar.csv", line: 3 } as const;
  const rows = [english, russian, cyrillic, latin].map((words) =>
    sayAreaReason(sayIn(words), { basketReason: null, basketCause: brought }),
  );
  expect(rows).toEqual(["Row 3 of yerlar.csv", "yerlar.csv, строка 3", "yerlar.csv, 3-қатор", "yerlar.csv, 3-qator"]);
  expect(sayAreaReason(sayIn(english), { basketReason: null, basketCause: { code: "faults_mended" } })).toBe(
    "All faults are mended",
  );
  expect(sayAreaReason(sayIn(english), { basketReason: "Manzilida xato" })).toBe("Manzilida xato");
  expect(sayAreaReason(sayIn(english), { basketReason: null })).toBeNull();
});

test("what has a name in the reader's language is called by it, and else as it is", () => {
  const params = { step: "Arxitektura xulosasi", step_ru_RU: "Заключение по архитектуре" };
  const said = (locale: Say["locale"]) =>
    sayReason(Object.assign(sayIn(russian), { locale }), { code: "step-unknown", params });
  expect(said("ru_RU")).toContain("«Заключение по архитектуре»");
  expect(said("en_US")).toContain("«Arxitektura xulosasi»");
  expect(said(undefined)).toContain("«Arxitektura xulosasi»");
});

test("what failed is said with the number that the log has for it, in every language; a refusal needs none", () => {
  const failed = {
    type: "about:blank",
    title: "",
    status: 500,
    code: "internal",
    requestId: "3f2a-91bc-77de",
  } as const;
  for (const words of [english, russian, cyrillic, latin]) {
    const said = sayProblem(sayIn(words), failed);
    expect(said).toContain(words["problem.internal"]);
    expect(said).toMatch(/[^{]3f2a-91bc-77de[^}]/);
    expect(sayProblem(sayIn(words), { ...failed, requestId: undefined })).toBe(words["problem.internal"]);
  }
});
