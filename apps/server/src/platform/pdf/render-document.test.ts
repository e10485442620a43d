import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { OfficialDocument } from "./official-document.js";
import { renderDocument } from "./render-document.js";

const madeAt = new Date("2026-03-05T09:00:00Z");
/** Every letter of Uzbek in both scripts. */
const latin =
  "Aa Bb Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Xx Yy Zz Oʻoʻ Gʻgʻ Shsh Chch Ngng ʼ « » № m²";
const cyrillic = "АаБбВвГгДдЕеЁёЖжЗзИиЙйКкЛлМмНнОоПпРрСсТтУуФфХхЦцЧчШшЪъЬьЭэЮюЯяЎўҚқҒғҲҳЫыЩщ";

const alternative = "QR kod";

const figures = (name: string, ...values: string[]) => ({
  name,
  figures: values.map((value) => ({ value, note: null })),
});

const sample: OfficialDocument = {
  language: "uz-Latn",
  heading: "Yer",
  title: "Arxitektura boʻlimi xulosasi",
  subtitle: "2026-1703-000001 · 2026-yil 5-mart",
  notice: "Yopilgan nusxa",
  sections: [
    {
      title: "Uchastka",
      facts: [
        { term: "Latin", details: latin },
        { term: "Kirill", details: cyrillic },
      ],
    },
    {
      title: "Sonlar",
      table: {
        headings: ["Viloyat", "Kelgan", "Ulushi"],
        rows: Array.from({ length: 60 }, (_, index) => figures(`Viloyat ${String(index)}`, "1 234", "5,6")),
        total: figures("Jami", "74 040", "5,6"),
      },
    },
    { title: "Xulosa", paragraphs: ["Birinchi.", "Ikkinchi. ".repeat(900)] },
  ],
  check: {
    address: "https://yer.example.uz/fields-pdf/a/b?k=c",
    title: "Tekshirish",
    text: "Kodni oʻqiting.",
    alternative,
  },
  foot: (page, pages) => `${page} / ${pages}`,
};

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

function rolesOf(node: Node): string[] {
  return [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];
}

/** Every piece of text, its page, and how high it stands there. */
async function placesOf(bytes: Buffer): Promise<{ str: string; page: number; y: number }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages.flatMap(({ items }, index) =>
    items.flatMap((item) => ("str" in item ? [{ str: item.str, page: index + 1, y: Number(item.transform[5]) }] : [])),
  );
}

describe("a rendered document", () => {
  let bytes: Buffer;
  let pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  beforeAll(async () => {
    bytes = await renderDocument(sample, madeAt);
    pdf = await getDocumentProxy(new Uint8Array(bytes));
  });

  test("is tagged, and says its language and title", async () => {
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: "uz-Latn", Title: sample.title });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(bytes.toString("latin1")).toContain("pdfuaid");
  });

  test("has headings, a table with headed rows, and words for its code", async () => {
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getStructTree()),
    );
    const roles = pages.flatMap((tree) => rolesOf(tree as Node));
    expect(roles).toEqual(expect.arrayContaining(["Document", "H1", "H2", "P", "Table", "TR", "TH", "TD", "Figure"]));
    expect(JSON.stringify(pages)).toContain(alternative);
  });

  test("sets days and sums in figures of one width, with room for the points between them", async () => {
    const days = ["27.11.2026", "11.11.2011", "20.08.2026"];
    const facts = days.map((details) => ({ term: "Kun", details }));
    const made = await renderDocument({ ...sample, sections: [{ title: "Kunlar", facts }] }, madeAt);
    const { items } = await (await (await getDocumentProxy(new Uint8Array(made))).getPage(1)).getTextContent();
    const widths = items.flatMap((item) => ("str" in item && days.includes(item.str) ? [item.width] : []));
    expect(widths).toHaveLength(days.length);
    // Eight figures and two points, at ten points of size.
    for (const width of widths) expect(width).toBeCloseTo((8 * 1328 + 2 * 550) * (10 / 2048), 0);
  });

  test("keeps every letter of Uzbek readable as text", async () => {
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    for (const word of [...latin.split(" "), ...Array.from(cyrillic)]) expect(text).toContain(word);
  });

  test("embeds its fonts, and no other", () => {
    const plain = bytes.toString("latin1");
    expect(plain.match(/\/FontFile2/g)).toHaveLength(2);
    expect(plain).not.toMatch(/\/Subtype \/Type1\b/);
  });

  test("runs on over pages of A4, each with its number", async () => {
    expect(pdf.numPages).toBeGreaterThan(1);
    for (let index = 1; index <= pdf.numPages; index += 1) {
      const one = await pdf.getPage(index);
      const [, , width, height] = one.view;
      expect([width, height].map((points) => Math.round(points ?? 0))).toEqual([595, 842]);
      const { items } = await one.getTextContent();
      expect(items.some((item) => "str" in item && item.str === `${index} / ${pdf.numPages}`)).toBe(true);
    }
  });

  test("goes on with a long table from page to page, row under row, none over another", async () => {
    const facts = Array.from({ length: 70 }, (_, index) => ({
      term: `Savol ${index + 1}`,
      details: "Javob ".repeat(20),
    }));
    const long = await renderDocument({ ...sample, sections: [{ title: "Savollar", facts }] }, madeAt);
    const read = await getDocumentProxy(new Uint8Array(long));
    const seen: string[] = [];
    for (let index = 1; index <= read.numPages; index += 1) {
      const { items } = await (await read.getPage(index)).getTextContent();
      const rows = items
        .flatMap((item) => ("str" in item && item.str.startsWith("Savol ") ? [item] : []))
        .map(({ str, transform }) => ({ str, y: Number(transform[5]) }))
        .toSorted((one, other) => other.y - one.y);
      for (const [at, { y }] of rows.entries()) expect((rows[at - 1]?.y ?? y + 20) - y).toBeGreaterThan(12);
      seen.push(...rows.map(({ str }) => str));
    }
    expect(read.numPages).toBeGreaterThan(2);
    expect(seen).toEqual(facts.map(({ term }) => term));
  });

  test("draws pasted words without the marks that no font has", async () => {
    const pasted = "Uzunligi\t12\u00ad0 m\r\nkengligi\u200b\u0007 4 m";
    const sections = [{ title: "Savollar", facts: [{ term: "Oʻlchov", details: pasted }], paragraphs: [pasted] }];
    const placed = await placesOf(await renderDocument({ ...sample, sections }, madeAt));
    const lines = placed.map(({ str }) => str).filter((str) => str.endsWith(" m"));
    expect(lines).toEqual(["Uzunligi 120 m", "kengligi 4 m", "Uzunligi 120 m", "kengligi 4 m"]);
  });

  test("breaks the headings of a table between words alone", async () => {
    const headings = ["Hudud", "Tugagan", "Muddatida tugagan", "Kech tugaganlar ulushi, %", "Hozir muddati oʻtgan"];
    const many = [...headings, "Maʼlumot yetishmaydi", "Xulosa kechikkan", "Eʼtiroz hal qilinmagan", "Masʼul yoʻq"];
    const row = figures("Andijon viloyati", ...many.slice(1).map(() => "11"));
    const sections = [{ title: "Sonlar", table: { headings: many, rows: [row], total: row } }];
    const drawn = await placesOf(await renderDocument({ ...sample, layout: "landscape", sections }, madeAt));
    const words = drawn.flatMap(({ str }) => str.split(/\s+/));
    expect(words).toEqual(expect.arrayContaining(many.join(" ").split(" ")));
  });

  test("leaves no heading at the foot of a page without the first row under it", async () => {
    const line = { term: "Qator", details: "bir" };
    const tall = { term: "Baland qator", details: "Javob ".repeat(60) };
    for (let rows = 19; rows < 28; rows += 1) {
      const sections = [
        { title: "Birinchi", facts: Array.from({ length: rows }, () => line) },
        { title: "Ikkinchi", facts: [tall] },
      ];
      const placed = await placesOf(await renderDocument({ ...sample, sections }, madeAt));
      const at = (words: string) => placed.find(({ str }) => str === words)?.page;
      expect({ rows, page: at("Ikkinchi") }).toEqual({ rows, page: at("Baland qator") });
    }
  });

  test("cuts a row longer than a page, and goes on right below where its text ends", async () => {
    const facts = [
      { term: "Uzun", details: `${"Javob ".repeat(900)}tamom` },
      { term: "Keyingi", details: "bir" },
    ];
    const placed = await placesOf(
      await renderDocument({ ...sample, sections: [{ title: "Savollar", facts }] }, madeAt),
    );
    const end = placed.find(({ str }) => str.endsWith("tamom"));
    const next = placed.find(({ str }) => str === "Keyingi");
    expect(end?.page).toBeGreaterThan(1);
    expect(next?.page).toBe(end?.page);
    expect((end?.y ?? 0) - (next?.y ?? 0)).toBeLessThan(30);
  });

  test("comes out the same twice", async () => {
    expect((await renderDocument(sample, madeAt)).equals(bytes)).toBe(true);
  });
});
