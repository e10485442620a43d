import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diff } from "../model/diff.js";
import { translate } from "../model/translate.js";
import { stagedDiagram } from "../model/seeds.js";
import { validate } from "../model/validate.js";
import { anyDiagram, cases, translatedDiagram } from "../testing/diagrams.js";
import { sampleDiagram } from "../testing/samples.js";
import { decodeXml } from "./decode-xml.js";
import { readBpmn } from "./read-bpmn.js";
import type { BpmnReading } from "./read-bpmn.js";
import { writeBpmn } from "./write-bpmn.js";

const bpmnNamespace = "http://www.omg.org/spec/BPMN/20100524/MODEL";

/** A file with a process of these elements, its elements prefixed as some tool would. */
const file = (elements: string, prefix = "bpmn") =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}:definitions xmlns:${prefix}="${bpmnNamespace}" xmlns:camunda="http://camunda.org/schema/1.0/bpmn">
  <${prefix}:process id="p">${elements.replaceAll("<b:", `<${prefix}:`).replaceAll("</b:", `</${prefix}:`)}</${prefix}:process>
</${prefix}:definitions>`;

const flow = (id: string, from: string, to: string, inside = "") =>
  `<b:sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}">${inside}</b:sequenceFlow>`;

function read(reading: BpmnReading): Extract<BpmnReading, { ok: true }> {
  if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
  return reading;
}

/** The notes as `code kind count where`. */
const notes = (reading: BpmnReading) =>
  read(reading).notes.map(({ code, kind, count, where }) => [code, kind, count, ...where].filter(Boolean).join(" "));

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const named = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a name="é"/>`;

/** A task with extensions in each other, so many levels deep, as it is read. */
async function extended(levels: number) {
  const deep = `${"<o:a>".repeat(levels)}${"</o:a>".repeat(levels)}`;
  return read(
    await readBpmn(
      `<x:definitions xmlns:x="${bpmnNamespace}" xmlns:o="urn:o"><x:process id="p"><x:task id="t"><x:extensionElements>${deep}</x:extensionElements></x:task></x:process></x:definitions>`,
    ),
  );
}

describe("out and in again", () => {
  it("gives the same diagram, whatever the draft", async () => {
    await fc.assert(
      fc.asyncProperty(translatedDiagram(anyDiagram(6)), async (diagram) => {
        const { diagram: again, notes: found } = read(await readBpmn(await writeBpmn(diagram)));
        expect(again).toEqual(diagram);
        expect(found).toEqual([]);
        expect(diff(diagram, again)).toEqual([]);
      }),
      { numRuns: cases(2000) },
    );
  });

  it("writes names in other languages beside a name, and says of a language that it does not know", async () => {
    const [diagram] = translate(sampleDiagram, "cadastre", "ru_RU", "Заключение «Кадастра» & 'co'");
    const xml = await writeBpmn(diagram);
    expect(xml).toContain('name="Kadastr palatasi xulosasi"');
    expect(xml).toMatch(/<yer:name language="ru_RU" value="Заключение/);
    const other = read(await readBpmn(xml.replace('language="ru_RU"', 'language="kaa"')));
    expect(other.notes).toEqual([
      { code: "detail-dropped", kind: "language", count: 1, where: ["Kadastr palatasi xulosasi"] },
    ]);
    expect(other.diagram).toEqual(sampleDiagram);
  });

  it("keeps ids that are no XML names", async () => {
    const text = JSON.stringify(sampleDiagram).replaceAll('"cadastre"', '"1:cadastre"');
    const diagram = JSON.parse(text) as typeof sampleDiagram;
    expect(read(await readBpmn(await writeBpmn(diagram))).diagram).toEqual(diagram);
  });

  it("keeps what other tools have written", async () => {
    const xml = file(
      `<b:startEvent id="s"/><b:userTask id="t" name="T"><b:extensionElements>
        <camunda:properties a="1"><camunda:property name="n" value="v">text</camunda:property></camunda:properties>
      </b:extensionElements></b:userTask><b:endEvent id="e"/>${flow("f", "s", "t")}${flow("g", "t", "e")}`,
    );
    const { diagram } = read(await readBpmn(xml));
    const written = await writeBpmn(JSON.parse(JSON.stringify(diagram)) as typeof diagram);
    expect(written).toContain('<camunda:property name="n" value="v">text</camunda:property>');
    expect(read(await readBpmn(written)).diagram).toEqual(diagram);
  });
});

describe("writing", () => {
  it("never fails over where a prefix was bound, nor mixes namespaces up", async () => {
    const xml = file(
      `<b:task id="t" name="T"><b:extensionElements><foo xmlns="urn:foo" xmlns:z="urn:z" z:b="2" c="3"><bar/><z:in z:k="1"/></foo>
        <z:el xmlns:z="urn:other" z:q="1"><bpmn:mine xmlns:bpmn="urn:mine"/></z:el></b:extensionElements></b:task>`,
      "x",
    );
    const { diagram } = read(await readBpmn(xml));
    const written = await writeBpmn(diagram);
    for (const uri of ["urn:foo", "urn:z", "urn:other", "urn:mine"])
      expect(written).toMatch(new RegExp(`xmlns:\\w+="${uri}"`));
    expect(written).toMatch(/<(\w+):foo (\w+):b="2" c="3"><\1:bar \/><\2:in \2:k="1" \/><\/\1:foo>/);
    expect(read(await readBpmn(written)).diagram).toEqual(diagram);
  });

  it("puts no control character and no half of a letter into XML, whoever made the diagram", async () => {
    const steps = sampleDiagram.steps.map((step) => ({
      ...step,
      label: "a\u0000\tb\ud800",
      names: { ru_RU: "\u0007ы" },
    }));
    const written = await writeBpmn({ ...sampleDiagram, steps });
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    expect(written).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(written.isWellFormed()).toBe(true);
    expect(read(await readBpmn(written)).diagram.steps[0]?.label).toBe("a b\ufffd");
  });

  it("keeps no extension so deep that a service would refuse the draft that carries it", async () => {
    expect((await writeBpmn((await extended(11)).diagram)).split("<o:a").length - 1).toBe(11);
    const { diagram, notes: said } = await extended(40);
    // A body of ours holds the draft two levels in, and may have thirty-two (apps/server, json-body).
    expect(levelsOf({ value: { diagram } })).toBeLessThan(32);
    expect(said).toContainEqual(expect.objectContaining({ code: "detail-dropped", where: ["t"] }));
  });

  it("writes a diagram whatever stands in the place of what was kept", async () => {
    const odd = {
      nodes: { cadastre: { type: "bpmn:Evil", foreign: { 'x:y"><b': "1" }, extensions: [{ name: "no" }] } },
    };
    for (const bpmn of [odd, { nodes: 1 }, { process: { id: "a b", way: [] }, namespaces: { "1": "x" } }]) {
      const written = await writeBpmn({ ...sampleDiagram, bpmn });
      expect(read(await readBpmn(written)).diagram).toEqual(sampleDiagram);
    }
  });
});

/** Objects and lists inside one another. */
const levelsOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;

/** An extension element of somebody else's. */
const foreign = (name: string) =>
  `<x:extensionElements><o:note xmlns:o="urn:other" name="${name}"/></x:extensionElements>`;

describe("what belongs to the whole file", () => {
  it("is kept, too: extension elements of the process and of the file", async () => {
    const xml = `<x:definitions xmlns:x="${bpmnNamespace}">${foreign("file")}<x:process id="p">${foreign("process")}<x:task id="t"/></x:process></x:definitions>`;
    const { diagram, notes: said } = read(await readBpmn(xml));
    expect(said.map(({ code }) => code)).toEqual(["laid-out"]);
    const written = await writeBpmn(diagram);
    expect(written).toMatch(/name="file"[^]*<bpmn:process[^]*name="process"/);
    expect(read(await readBpmn(written)).diagram).toEqual(diagram);
  });
});

describe("reading", () => {
  it.each(["bpmn", "bpmn2", "semantic", "x"])(
    "knows BPMN by its namespace, whatever its prefix (%s)",
    async (prefix) => {
      const xml = file(
        `<b:startEvent id="s"/><b:scriptTask id="t" name="Xulosa"/><b:endEvent id="e"/>${flow("f", "s", "t")}${flow("g", "t", "e")}`,
        prefix,
      );
      const { diagram } = read(await readBpmn(xml));
      expect(validate(diagram)).toEqual([]);
      expect(diagram.steps.map(({ label }) => label)).toEqual(["Xulosa"]);
      expect(diagram.steps[0]?.position.x).toBeGreaterThan(diagram.headTail[0]?.position.x ?? 0);
      expect(notes(await readBpmn(xml))).toEqual(["laid-out 1"]);
    },
  );

  it("reports what the language does not have, kind by kind, with how many and where", async () => {
    const xml = file(
      `<b:laneSet id="lanes"/><b:startEvent id="s"><b:timerEventDefinition id="timer"/></b:startEvent>
       <b:exclusiveGateway id="x"/><b:subProcess id="sub" name="Ichki"><b:task id="inner"/></b:subProcess><b:boundaryEvent id="bound" attachedToRef="sub"/>
       <b:dataObject id="data"/><b:endEvent id="e"/>
       ${flow("f", "s", "x")}${flow("g", "x", "sub", "<b:conditionExpression>a</b:conditionExpression>")}
       ${flow("h", "sub", "e")}${flow("i", "bound", "e")}${flow("j", "s", "nowhere")}`,
    );
    const found = notes(await readBpmn(xml));
    expect(found).toEqual(
      expect.arrayContaining([
        "left-out lane 1 lanes",
        "detail-dropped trigger 1 s",
        "became-parallel 1 x",
        "became-step 1 Ichki",
        "left-out inside 1 inner",
        "left-out event 1 bound",
        "left-out data 1 data",
        "condition-dropped 1 g",
        "left-out flow 2 i j",
        "laid-out 1",
      ]),
    );
  });

  it("names what lies in a pool, a second process and a lane, kind by kind", async () => {
    const xml = `<d:definitions xmlns:d="${bpmnNamespace}" xmlns:o="urn:other">
      <d:collaboration id="c"><d:participant id="pool" processRef="p"/><d:messageFlow id="letter" sourceRef="t" targetRef="pool"/></d:collaboration>
      <d:process id="p"><d:laneSet id="set"><d:lane id="lane"><d:flowNodeRef>t</d:flowNodeRef></d:lane></d:laneSet>
        <d:startEvent id="s"/><d:task id="t"/><d:endEvent id="e"/>
        <d:sequenceFlow id="f" sourceRef="s" targetRef="t"/><d:sequenceFlow id="g" sourceRef="t" targetRef="e"/></d:process>
      <d:process id="q"><d:task id="u"/></d:process></d:definitions>`;
    expect(notes(await readBpmn(xml))).toEqual([
      "left-out pool 1 pool",
      "left-out message 1 letter",
      "left-out process 1 q",
      "left-out lane 1 lane",
      "laid-out 1",
    ]);
  });

  it("answers a file that nests deeper than calls can", async () => {
    const depth = 20_000;
    const xml = file(`${'<b:subProcess id="s">'.repeat(depth)}${"</b:subProcess>".repeat(depth)}`);
    expect(typeof (await readBpmn(xml)).ok).toBe("boolean");
  });

  it("answers broken XML with line and column", async () => {
    const reading = await readBpmn(file("\n\n   <b:startEvent id='s'>"));
    expect(reading).toMatchObject({ ok: false, fault: { code: "not-xml", line: 5, detail: expect.any(String) } });
    expect(await readBpmn('<svg id="x"><g/></svg>')).toEqual({ ok: false, fault: { code: "no-process" } });
    expect(await readBpmn("hello")).toMatchObject({ ok: false, fault: { code: "not-xml", line: 1, column: 1 } });
    expect(await readBpmn(`<d xmlns="${bpmnNamespace}"/>`)).toMatchObject({ ok: false });
    expect(await readBpmn(`<definitions xmlns="${bpmnNamespace}"/>`)).toEqual({
      ok: false,
      fault: { code: "no-process" },
    });
  });

  it("answers any text and any damage to a file, and never throws", async () => {
    const whole = await writeBpmn(sampleDiagram);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), fc.nat(40), fc.string({ maxLength: 12 }), async (at, length, instead) => {
        const reading = await readBpmn(whole.slice(0, at) + instead + whole.slice(at + length));
        expect(typeof reading.ok).toBe("boolean");
      }),
      { numRuns: cases(2000) },
    );
  });

  it("answers what is no file at all", async () => {
    for (const nothing of [null, undefined, 7, {}]) {
      expect(await readBpmn(nothing as never)).toMatchObject({ ok: false, fault: { code: "not-xml" } });
    }
  });

  it("reads ids in any letters, and gives an id that stands twice to the first", async () => {
    const xml = file(
      `<b:startEvent id="Старт"/><b:task id="Вазифа_1" name="Bir"/><b:task id="tâche" name="Ikki"/><b:endEvent id="Тамом"/>
       ${flow("о1", "Старт", "Вазифа_1")}${flow("о2", "Вазифа_1", "tâche")}${flow("о3", "tâche", "Тамом")}`,
    );
    const { diagram, notes: said } = read(await readBpmn(xml));
    expect(validate(diagram)).toEqual([]);
    expect(diagram.steps.map(({ label }) => label)).toEqual(["Bir", "Ikki"]);
    expect(said).toContainEqual({ code: "id-changed", count: 7, where: ["Старт", "Bir", "Ikki"] });
    const twice = read(await readBpmn(file('<b:task id="t" name="A"/><b:task id="t" name="B"/>')));
    expect(twice.diagram.steps.map(({ label }) => label)).toEqual(["A", "B"]);
  });

  it("reads one of several processes: the one asked for, or else the one with most in it", async () => {
    const xml = `<d:definitions xmlns:d="${bpmnNamespace}"><d:collaboration id="c"><d:participant id="pool" name="Hokimlik" processRef="q"/></d:collaboration>
      <d:process id="p"><d:task id="t"/></d:process><d:process id="q"><d:task id="u"/><d:task id="v"/></d:process></d:definitions>`;
    const { diagram, processes } = read(await readBpmn(xml));
    expect(diagram.steps.map(({ id }) => id)).toEqual(["u", "v"]);
    expect(processes).toEqual([
      { id: "p", name: "p", nodes: 1 },
      { id: "q", name: "Hokimlik", nodes: 2 },
    ]);
    const other = read(await readBpmn(xml, { process: "p" }));
    expect(other.diagram.steps.map(({ id }) => id)).toEqual(["t"]);
    // For a choice among them each is read.
    const each = read(await readBpmn(xml, { each: true })).processes.map(
      ({ reading }) => reading?.diagram.steps.length,
    );
    expect(each).toEqual([1, 2]);
  });

  it("expands no entities", async () => {
    const xml = `<!DOCTYPE x [<!ENTITY a "b">]>${file('<b:task id="t" name="&amp;a;"/>').replace(/^<\?.*\?>\n/, "")}`;
    const reading = await readBpmn(xml);
    expect(reading.ok ? reading.diagram.steps[0]?.label : "&a;").toBe("&a;");
  });

  it("ends at a size that nobody draws", async () => {
    expect(await readBpmn("x".repeat(2_000_001))).toEqual({ ok: false, fault: { code: "too-large" } });
    // A tree of fifty thousand elements, in bytes that are let through.
    expect(await readBpmn(`<a>${"<b/>".repeat(50_000)}</a>`)).toEqual({ ok: false, fault: { code: "too-large" } });
    // The same of attributes.
    const attributes = Array.from({ length: 70_000 }, (_, index) => `x:a${index}="1"`).join(" ");
    expect(await readBpmn(file(`<b:task ${attributes}/>`))).toEqual({ ok: false, fault: { code: "too-large" } });
  });

  it("reads a thousand steps, drawn and joined", async () => {
    const steps = Array.from({ length: 1000 }, (_, index) => ({
      id: `s${index}`,
      label: `Step ${index}`,
      concluder: { kind: "kind", organisationKind: "cadastre" } as const,
      fieldGroupId: "right-to-building",
      days: 10,
    }));
    const drawn = stagedDiagram([steps], { start: "a", end: "b" });
    const reading = await readBpmn(await writeBpmn(drawn));
    expect(reading.ok && reading.diagram.steps.length).toBe(1000);
  });
});

describe("encodings", () => {
  it.each([
    ["ISO-8859-1", latin(named("ISO-8859-1"))],
    ["windows-1252", latin(named("windows-1252"))],
    ["UTF-8", new TextEncoder().encode(named("UTF-8"))],
    ["UTF-8 with a mark", new TextEncoder().encode(`\uFEFF${named("UTF-8")}`)],
    ["none", new TextEncoder().encode('<a name="é"/>')],
    ["UTF-16", new Uint8Array(Uint16Array.from(`\uFEFF${named("UTF-16")}`, (letter) => letter.charCodeAt(0)).buffer)],
  ])("%s is read", (_name, bytes) => {
    const decoded = decodeXml(bytes);
    expect(decoded.ok && decoded.text).toContain('name="é"');
  });

  it.each([
    ["UTF-8", latin(named("UTF-8"))],
    ["UTF-16", new TextEncoder().encode(named("UTF-16"))],
    ["ISO-8859-1", new TextEncoder().encode(named("ISO-8859-1"))],
    ["utf-8", latin('<a name="é"/>')],
  ])(
    "a file that is not in its encoding is refused, not stored in signs that nobody wrote (%s)",
    async (encoding, bytes) => {
      expect(await readBpmn(bytes)).toEqual({ ok: false, fault: { code: "other-encoding", encoding } });
    },
  );

  it("an unknown one is named", async () => {
    expect(await readBpmn(latin(named("klingon")))).toEqual({
      ok: false,
      fault: { code: "encoding", encoding: "klingon" },
    });
  });
});
