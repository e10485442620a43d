import { permissionCodes } from "@yer/api/contract/codes";
import { expect, test } from "vitest";
import { loadTexts } from "../../base/language/texts.js";
import { messages } from "./messages/uz_UZ.js";
import { permissionInWords } from "./permission-in-words.js";

test("every permission there is can be said in words, and no two alike", async () => {
  const texts = { ...(await loadTexts("uz_UZ")), ...messages };
  const missing: string[] = [];
  const said = permissionCodes.map((code) =>
    permissionInWords((id) => {
      const text: string | undefined = texts[id];
      if (text === undefined) missing.push(id);
      return text ?? "";
    }, code),
  );
  expect(missing).toEqual([]);
  // Pages and records of one name are told apart by what is done.
  const twice = said.filter((one, index) => said.indexOf(one) !== index);
  expect(twice.filter((one) => !one.endsWith(messages["act.menu"]))).toEqual([]);
});
