import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDiagram } from "../model/diagram.js";
import { corpus } from "../testing/bpmn-corpus.js";
import { sampleDiagram } from "../testing/samples.js";
import { readBpmn } from "./read-bpmn.js";
import { writeBpmn } from "./write-bpmn.js";

/** The schemas of OMG, as the reader's package brings them. */
const schemas = path.join(
  path.dirname(createRequire(import.meta.url).resolve("bpmn-moddle")),
  "../resources/bpmn/xsd/BPMN20.xsd",
);

let schema: XmlDocument;
let validator: XsdValidator;

beforeAll(() => {
  xmlRegisterFsInputProviders();
  schema = XmlDocument.fromString(readFileSync(schemas, "utf8"), { url: schemas });
  validator = XsdValidator.fromDoc(schema);
});

afterAll(() => {
  validator.dispose();
  schema.dispose();
});

/** What the schema says against a file. */
function faultsOf(xml: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
  }
}

describe("what is written is what the schema of BPMN 2.0 allows", () => {
  it("of a diagram that was drawn here, and of an empty one", async () => {
    for (const diagram of [sampleDiagram, emptyDiagram]) expect(faultsOf(await writeBpmn(diagram))).toEqual([]);
  });

  it("of every file of the corpus, with all that was kept of it", async () => {
    const wrong: string[] = [];
    for (const { name, bytes } of corpus()) {
      const reading = await readBpmn(bytes);
      if (!reading.ok) throw new Error(name);
      wrong.push(...faultsOf(await writeBpmn(reading.diagram)).map((what) => `${name}: ${what}`));
    }
    expect(wrong).toEqual([]);
  });

  it("and what it does not allow is told", async () => {
    const xml = (await writeBpmn(sampleDiagram)).replace("<bpmn:process ", '<bpmn:process nothing="1" ');
    expect(faultsOf(xml)).toHaveLength(1);
  });
});
