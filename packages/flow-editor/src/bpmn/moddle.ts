import { BpmnModdle } from "bpmn-moddle";
import type { ModdleElement } from "bpmn-moddle";

/** The namespace of what BPMN has no word for: who answers, on what, how long, how many. */
export const YER_NAMESPACE = "https://yer.uz/schema/bpmn/1";

const string = (name: string) => ({ name, isAttr: true, type: "String" });
const integer = (name: string) => ({ name, isAttr: true, type: "Integer" });

let made: BpmnModdle | undefined;

/** The reader and writer that knows our extension elements; made once, as it keeps nothing of what it reads. */
export const bpmnModdle = (): BpmnModdle =>
  (made ??= new BpmnModdle({
    yer: {
      name: "Yer",
      uri: YER_NAMESPACE,
      prefix: "yer",
      xml: { tagAlias: "lowerCase" },
      types: [
        { name: "Element", superClass: ["Element"], properties: [string("id")] },
        {
          name: "Step",
          superClass: ["Element"],
          properties: [
            string("id"),
            string("organisationId"),
            string("organisationKind"),
            string("fieldGroupId"),
            integer("days"),
          ],
        },
        { name: "Relation", superClass: ["Element"], properties: [string("id"), integer("quantity")] },
      ],
    },
  }));

/** The elements of a list property; a file may have anything there. */
export const elementsOf = (value: unknown): ModdleElement[] => (Array.isArray(value) ? value.filter(isElement) : []);

/** Whether a property holds an element. */
export const isElement = (value: unknown): value is ModdleElement =>
  typeof value === "object" && value !== null && typeof (value as { $type?: unknown }).$type === "string";

/** A property as text, or nothing. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
