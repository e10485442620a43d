import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { madeDocx, madeRelationship, madeZip, type MadeArchive, type MadeEntry } from "../../testing/made-zip.js";
import { fileTypeOf } from "./file-type.js";
import { readZip } from "./zip-directory.js";

const pdf = "%PDF-1.7 an extract";
const geojson: MadeEntry = { name: "outline.geojson", content: '{"type":"FeatureCollection"}', packs: true };

const outcome = async (content: Buffer): Promise<unknown> =>
  fileTypeOf(content).catch((error: unknown) => (error as { fault?: string }).fault ?? error);

describe("an archive is taken", () => {
  const shape = Buffer.concat([Buffer.from([0, 0, 0x27, 0x0a]), Buffer.alloc(96)]);
  test.each<readonly [string, Buffer]>([
    ["with scans and tables", madeZip([{ name: "a/", content: "" }, { name: "a/b.pdf", content: pdf }, geojson])],
    ["whose sizes stand behind the data", madeZip([{ ...geojson, later: true }])],
    ["of a survey", madeZip([{ name: "a.shp", content: shape }, { name: "a.dbf", content: Buffer.from([3, 1]) }, { name: "a.prj", content: "GEOGCS[]" }, { name: "a.shp.xml", content: "<metadata/>" }])], // prettier-ignore
    ["named in Cyrillic by Windows", madeZip([{ name: Buffer.from([0x8f, 0xab, 0xa0, 0xad, 0x2e, 0x70, 0x64, 0x66]), content: pdf }])], // prettier-ignore
    ["with an office document", madeZip([{ name: "ariza.docx", content: madeDocx() }])],
    ["made on a Mac", madeZip([{ name: "a.pdf", content: pdf }, { name: "__MACOSX/._a.pdf", content: Buffer.from([0, 5, 0x16, 7]) }, { name: ".DS_Store", content: Buffer.from([0, 0, 0, 1, 0x42, 0x75, 0x64, 0x31]) }])], // prettier-ignore
    ["made by a library", Buffer.from(zipSync({ "a.csv": Buffer.from("a;b\n1;2") }))],
    ["that is empty", madeZip([])],
  ])("%s", async (_, archive) => {
    expect(await outcome(archive)).toBe(archive.length > 22 ? "zip" : undefined);
  });

  test("as an office document with links that a person presses", async () => {
    const links = { "word/_rels/document.xml.rels": madeRelationship("hyperlink", "https://lex.uz/docs/1") };
    expect(await outcome(madeDocx(links))).toBe("docx");
  });
});

describe("an archive is refused", () => {
  const exe: MadeEntry = { name: "setup.exe", content: "MZ" };
  type Case = readonly [what: string, fault: string, entries: readonly MadeEntry[], archive?: MadeArchive];
  const cases: readonly Case[] = [
    ["a count of 0", "damaged", [exe], { count: 0 }],
    ["a second end record in its comment", "damaged", [geojson], { comment: madeZip([exe]).subarray(-22) }],
    ["something before its first entry", "damaged", [geojson], { before: madeZip([exe]) }],
    ["something between entries and directory", "damaged", [geojson], { between: Buffer.from("MZ") }],
    ["another name before the data than in its directory", "damaged", [{ ...geojson, local: { name: "setup.exe.......".slice(0, 15) } }]], // prettier-ignore
    ["another size before the data than in its directory", "damaged", [{ ...geojson, local: { size: 1 } }]],
    ["another name in an extra field", "damaged", [{ ...geojson, extra: Buffer.from([0x75, 0x70, 1, 0, 1]) }]],
    ["a password", "encrypted", [{ ...geojson, flags: 1 }]],
    ["a name that ends in a space", "name", [{ name: "setup.pdf ", content: pdf }]],
    ["a name that ends in a dot", "name", [{ name: "setup.exe.", content: "MZ" }]],
    ["a name that reads backwards", "name", [{ name: "rcs\u202efdp.pdf", content: pdf }]],
    ["a path that leads out", "name", [{ name: "../a.pdf", content: pdf }]],
    ["a path from the root", "name", [{ name: "/a.pdf", content: pdf }]],
    ["a path of Windows", "name", [{ name: "a\\b.pdf", content: pdf }]],
    ["a stream of Windows", "name", [{ name: "a.txt:b.pdf", content: pdf }]],
    [
      "a name twice, but for its case",
      "name",
      [
        { name: "a.pdf", content: pdf },
        { name: "A.PDF", content: pdf },
      ],
    ],
    ["a symbolic link", "name", [{ name: "a.pdf", content: "/etc/passwd", mode: 0o120777 }]],
    ["an archive within", "kind", [{ name: "a.zip", content: madeZip([geojson]) }]],
    ["no ending", "kind", [{ name: "pdf", content: pdf }]],
    ...[
      "exe",
      "pif",
      "vbe",
      "iso",
      "docm",
      "html",
      "reg",
      "wsf",
      "apk",
      "js",
      "lnk",
      "svg",
      "dwg",
      "rar",
      "constructor",
    ].map((ending) => [`a file .${ending}`, "kind", [{ name: `a.${ending}`, content: "x" }]] as const),
    ["a program named as a scan", "content", [{ name: "a.pdf", content: "MZ\x90" }]],
    ["a program named as a Mac's companion", "content", [{ name: "._a.exe", content: "MZ" }]],
    ["a program named as a text", "content", [{ name: "a.txt", content: "MZ\x90\0" }]],
    ["an archive named as a document", "content", [{ name: "a.docx", content: madeZip([geojson]) }]],
    ["a document that fetches its template", "external", [{ name: "a.docx", content: madeDocx({ "word/_rels/settings.xml.rels": madeRelationship("attachedTemplate", "https://example.com/a.dotm") }) }]], // prettier-ignore
    ["more than it may unpack to", "size", Array.from({ length: 3 }, (_, n) => ({ name: `${n}.txt`, content: Buffer.alloc(30_000_000, 32), packs: true }))], // prettier-ignore
    ["more files than a plot has papers", "size", Array.from({ length: 501 }, (_, n) => ({ name: `${n}.txt` }))],
  ];
  test.each(cases.map((each) => [each[0], each] as const))("with %s", async (_, [, fault, entries, archive]) => {
    expect(await outcome(madeZip(entries, archive))).toBe(fault);
  });

  test("where an entry declares less than it holds", async () => {
    const archive = madeZip([{ name: "a.txt", content: Buffer.alloc(100_000, 32), packs: true }]);
    // The size in the header before the data, and in the directory.
    for (const at of [22, archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24]) archive.writeUInt32LE(10, at);
    expect(await outcome(archive)).toBe("damaged");
  });

  test("when it is cut anywhere", async () => {
    const whole = madeZip([geojson, { name: "b.pdf", content: pdf }]);
    for (let length = 4; length < whole.length; length += 1) {
      expect(await outcome(whole.subarray(0, length))).toBe("damaged");
    }
  });
});

const rels = (type: string, target: string, mode?: string): Readonly<Record<string, string>> => ({
  "word/_rels/document.xml.rels": madeRelationship(type, target, mode),
});

describe("an office document is refused", () => {
  test.each<readonly [string, string, Readonly<Record<string, string>>]>([
    ["macros", "active", { "word/vbaProject.bin": "x" }],
    ["macros by its types alone", "active", { "[Content_Types].xml": '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>' }], // prettier-ignore
    ["controls", "active", { "word/activeX/activeX1.xml": "<x/>" }],
    ["objects of other programs", "active", { "word/embeddings/oleObject1.bin": "x" }],
    ["a frame from elsewhere", "external", rels("frame", "https://example.com/")],
    ["a picture from elsewhere", "external", rels("image", "file:///c:/a.png")],
    [
      "a target elsewhere that calls itself internal",
      "external",
      rels("image", "https://example.com/a.png", "Internal"),
    ],
    ["a link that runs", "external", rels("hyperlink", "javascript:alert(1)")],
    ["a share of Windows", "external", rels("attachedTemplate", "\\\\host\\a.dotm", "Internal")],
    ["a mode hidden by an entity", "external", { "word/_rels/document.xml.rels": madeRelationship("frame", "https://example.com/").replace("External", "&#69;xternal") }], // prettier-ignore
    ["entities of its own", "damaged", { "word/document.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }],
    ["a field that starts a program", "external", { "word/document.xml": '<w:p xmlns:w="w"><w:fldChar/><w:instrText>DD</w:instrText><w:instrText>EAUTO cmd</w:instrText><w:fldChar/></w:p>' }], // prettier-ignore
    ["parts that cannot be read", "damaged", { "word/document.xml": "<a>" }],
  ])("with %s", async (_, fault, parts) => {
    expect(await outcome(madeDocx(parts))).toBe(fault);
  });
});

test("what is taken has the very files that another program unpacks, whatever was changed in it", async () => {
  const whole = madeZip([geojson, { name: "a/b.pdf", content: pdf, later: true }, { name: "c.txt", content: "c" }]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 3 }),
      async (changes) => {
        const changed = Buffer.from(whole);
        for (const [at, byte] of changes) changed[at] = byte;
        const ours = await readZip(changed).catch(() => undefined);
        if (ours === undefined) return;
        const theirs = unzipSync(changed);
        expect(Object.fromEntries(ours.map(({ name, content }) => [name, content.toString("latin1")]))).toEqual(
          Object.fromEntries(
            Object.entries(theirs).map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]),
          ),
        );
      },
    ),
    { numRuns: 2_000 },
  );
});
