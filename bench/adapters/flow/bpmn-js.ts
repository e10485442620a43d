import "bpmn-js/dist/assets/diagram-js.css";
import "bpmn-js/dist/assets/bpmn-js.css";
import "bpmn-js/dist/assets/bpmn-font/css/bpmn-embedded.css";
import Modeler from "bpmn-js/lib/Modeler";
import type Canvas from "diagram-js/lib/core/Canvas";
import type ElementFactory from "diagram-js/lib/core/ElementFactory";
import type Modeling from "diagram-js/lib/features/modeling/Modeling";
import type { Parent } from "diagram-js/lib/model/Types";
import type { FlowAdapter } from "../../workloads/flow/adapter.js";
import { bpmnXml } from "./_bpmn-xml.js";

const opened: { modeler?: Modeler } = {};

/** The whole modeler, with its palette and context pad. */
export default {
  async open(root, diagram) {
    const modeler = new Modeler({ container: root });
    opened.modeler = modeler;
    await modeler.importXML(bpmnXml(diagram));
    modeler.get<Canvas>("canvas").zoom("fit-viewport");
  },
  canvas: () => document.querySelector(".djs-container"),
  place: (id) => document.querySelector(`.djs-shape[data-element-id="${id}"]`)?.getBoundingClientRect() ?? null,
  drawn: () => document.querySelectorAll(".djs-shape:not([data-element-id$='_label'])").length,
  isBackground: (element) => element.tagName === "svg" && element.closest(".djs-element") === null,
  async add() {
    const { modeler } = opened;
    const canvas = modeler?.get<Canvas>("canvas");
    const shape = modeler?.get<ElementFactory>("elementFactory").create("shape", { type: "bpmn:UserTask" });
    if (!canvas || !shape) return;
    const { x, y, width, height } = canvas.viewbox();
    const middle = { x: x + width / 2, y: y + height / 3 };
    modeler?.get<Modeling>("modeling").createShape(shape, middle, canvas.getRootElement() as Parent);
  },
} satisfies FlowAdapter;
