import { expect, test } from "vitest";
import { renderDocument } from "../../platform/pdf/render-document.js";
import type { Paper } from "./compose-document.js";
import { composePaper } from "./compose-paper.js";
import { printPaper, type WordedPaper } from "./print-paper.js";

const names = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const madeAt = new Date("2026-03-05T09:00:00Z");
const paper: Paper = {
  content: {
    kind: "conclusion",
    file: {
      id: "0198c0de-0000-7000-8000-000000000001",
      number: "2026-1718-000001",
      ground: 1,
      cadastreNumber: null,
      region: names("Samarqand viloyati"),
      district: names("Samarqand shahri"),
      neighborhood: names("Registon"),
      address: "Registon koʻchasi, 1",
      area: 612.4,
      occupier: "Karimov Aziz",
    },
    organisation: {
      id: "0198c0de-0000-7000-8000-000000000002",
      name: names("Arxitektura boʻlimi"),
      kind: "architecture",
    },
    step: null,
    verdict: "positive",
    reason: "Talablarga mos.",
    answers: [],
    attachments: [],
    decision: null,
    by: "Valiyeva Nodira",
    at: "2026-03-05T09:00:00.000Z",
  },
  written: "{}",
  signer: "Yer",
  copy: "original",
  address: "https://yer.example.uz/fields-pdf/a/b?k=c",
};

test("prints what rendering it here would give, and meanwhile everybody else is answered", async () => {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const bytes = await printPaper(paper, madeAt);
  isDone = true;
  // Rendering here leaves the loop a handful of turns; a thread, as many as there is time for.
  expect(turns).toBeGreaterThan(100);
  expect(bytes.equals(await renderDocument(await composePaper(paper), madeAt))).toBe(true);
});

test("tells what is wrong with a paper, and prints the next", async () => {
  const broken = { ...paper, content: { ...paper.content, file: null } } as unknown as Paper;
  const [refused, printed] = await Promise.allSettled([printPaper(broken, madeAt), printPaper(paper, madeAt)]);
  expect(refused).toMatchObject({ status: "rejected", reason: expect.any(TypeError) });
  expect(printed.status).toBe("fulfilled");
});

test("a certificate does not wait for a report of thousands of rows", async () => {
  const row = { name: "Registon", figures: [{ value: "1 234", note: null }] };
  const rows = Array.from({ length: 2_000 }, () => row);
  const report: WordedPaper = {
    document: {
      language: "uz-Latn",
      heading: "Yer",
      title: "Hisobot",
      subtitle: "2026",
      sections: [{ title: "Sonlar", table: { headings: ["", "Soni"], rows, total: row } }],
    },
    foot: "{page} / {pages}",
  };
  const ended: string[] = [];
  const [long] = await Promise.all([
    printPaper(report, madeAt).finally(() => ended.push("report")),
    printPaper(paper, madeAt).finally(() => ended.push("certificate")),
  ]);
  expect(ended).toEqual(["certificate", "report"]);
  expect(long.subarray(0, 5).toString()).toBe("%PDF-");
});
