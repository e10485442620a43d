import { expect, test } from "vitest";

type Messages = Readonly<Record<string, string>>;

const files = Object.entries(import.meta.glob<{ messages: Messages }>("../**/messages/*.ts", { eager: true }));

test.each(["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"])(
  "in %s no act is called as leaving a dialog is: who revokes something is never asked to choose between two equal words",
  (locale) => {
    const ofLocale = files.filter(([path]) => path.endsWith(`/${locale}.ts`));
    expect(ofLocale.length).toBeGreaterThan(10);
    const said = ofLocale.flatMap(([path, { messages }]) =>
      Object.entries(messages ?? {}).map(([key, words]) => ({ path, key, words })),
    );
    const cancel = said.find(({ key }) => key === "cancel")?.words;
    expect(cancel).toBeDefined();
    expect(said.filter(({ key, words }) => key !== "cancel" && words === cancel)).toEqual([]);
  },
);

test.each(["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"])(
  "in %s what was attached is not called as what was signed: a file's page has both",
  (locale) => {
    const own = files.find(([path]) => path === `../messages/${locale}.ts`)?.[1].messages;
    expect(own?.["word.documents"]).toBeDefined();
    expect(own?.["file.tab.documents"]).not.toBe(own?.["word.documents"]);
  },
);
