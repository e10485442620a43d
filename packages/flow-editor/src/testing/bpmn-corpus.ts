/** BPMN files as many tools write them: the same few processes in each tool's prefixes, sizes, ids and habits. */

/** A node of a process, in the column and the row in which it is drawn. */
interface SketchNode {
  readonly key: string;
  readonly type: string;
  readonly name: string;
  readonly column: number;
  readonly row: number;
  /** Elements within it, in the prefix `b`. */
  readonly inside?: string;
}

/** A process to be written in the manner of a tool. */
export interface Sketch {
  readonly name: string;
  readonly nodes: readonly SketchNode[];
  readonly flows: readonly (readonly [string, string])[];
  /** Whether its gateways are parallel and its ways end: what is read of it is sound. */
  readonly isSound: boolean;
}

/** How a tool writes. */
export interface Manner {
  readonly name: string;
  readonly prefix: string;
  /** Sizes of tasks, events and gateways, and from one column or row to the next. */
  readonly task: readonly [number, number];
  readonly event: number;
  readonly gateway: number;
  readonly pitch: readonly [number, number];
  /** Where its drawings begin. */
  readonly origin?: readonly [number, number];
  readonly id: (key: string, at: number) => string;
  readonly isExecutable?: boolean;
  readonly targetNamespace?: string;
  /** Declarations that stand at the root beside those of BPMN. */
  readonly namespaces?: string;
  /** What stands in the extension elements of each task; it may bind prefixes of its own. */
  readonly extension?: (key: string) => string;
  /** Attributes of each task. */
  readonly attributes?: string;
  readonly colours?: string;
  /** Whether each process lies in a pool with lanes. */
  readonly hasLanes?: boolean;
  /** Whether flows bend at right angles, in the middle between two columns. */
  readonly isBent?: boolean;
  readonly encoding?: string;
  readonly taskType?: string;
}

const node = (key: string, type: string, column: number, row = 0, inside?: string): SketchNode => ({
  key,
  type,
  name: `${key} ning nomi`,
  column,
  row,
  ...(inside !== undefined && { inside }),
});

const task = "task";

/** The processes. */
export const sketches: readonly Sketch[] = [
  {
    name: "a row",
    isSound: true,
    nodes: [node("start", "startEvent", 0), node("one", task, 1), node("two", task, 2), node("end", "endEvent", 3)],
    flows: [
      ["start", "one"],
      ["one", "two"],
      ["two", "end"],
    ],
  },
  {
    name: "a split and a join",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0, 1),
      node("split", "parallelGateway", 1, 1),
      ...["a", "b", "c"].map((key, row) => node(key, task, 2, row)),
      node("join", "parallelGateway", 3, 1),
      node("last", task, 4, 1),
      node("end", "endEvent", 5, 1),
    ],
    flows: [
      ["start", "split"],
      ...["a", "b", "c"].flatMap(
        (key) =>
          [
            ["split", key],
            [key, "join"],
          ] as const,
      ),
      ["join", "last"],
      ["last", "end"],
    ],
  },
  {
    name: "a split within a split",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0),
      node("s1", "parallelGateway", 1),
      node("a", task, 2),
      node("s2", "parallelGateway", 2, 2),
      node("b", task, 3, 1),
      node("c", task, 3, 3),
      node("j2", "parallelGateway", 4, 2),
      node("j1", "parallelGateway", 5),
      node("end", "endEvent", 6),
    ],
    flows: [
      ["start", "s1"],
      ["s1", "a"],
      ["s1", "s2"],
      ["s2", "b"],
      ["s2", "c"],
      ["b", "j2"],
      ["c", "j2"],
      ["a", "j1"],
      ["j2", "j1"],
      ["j1", "end"],
    ],
  },
  {
    name: "two ends",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0),
      node("first", task, 1),
      node("split", "parallelGateway", 2),
      node("a", task, 3),
      node("b", task, 3, 1),
      node("end", "endEvent", 4),
      node("over", "endEvent", 4, 1),
    ],
    flows: [
      ["start", "first"],
      ["first", "split"],
      ["split", "a"],
      ["split", "b"],
      ["a", "end"],
      ["b", "over"],
    ],
  },
  {
    name: "a choice that goes back",
    isSound: false,
    nodes: [
      node("start", "startEvent", 0),
      node("work", task, 1),
      node("good", "exclusiveGateway", 2),
      node("end", "endEvent", 3),
      node("mend", task, 2, 1),
    ],
    flows: [
      ["start", "work"],
      ["work", "good"],
      ["good", "end"],
      ["good", "mend"],
      ["mend", "work"],
    ],
  },
  {
    name: "triggers and data",
    isSound: false,
    nodes: [
      node(
        "start",
        "startEvent",
        0,
        0,
        "<b:timerEventDefinition><b:timeCycle>R3/PT10H</b:timeCycle></b:timerEventDefinition>",
      ),
      node("work", task, 1),
      node("wait", "intermediateCatchEvent", 2, 0, "<b:messageEventDefinition/>"),
      node("more", task, 3),
      node("end", "endEvent", 4, 0, "<b:terminateEventDefinition/>"),
    ],
    flows: [
      ["start", "work"],
      ["work", "wait"],
      ["wait", "more"],
      ["more", "end"],
    ],
  },
  {
    name: "a sub-process",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0),
      node("inner", "subProcess", 1, 0, '<b:startEvent id="deep_s"/><b:task id="deep_t" name="Ichki"/>'),
      node("called", "callActivity", 2),
      node("end", "endEvent", 3),
    ],
    flows: [
      ["start", "inner"],
      ["inner", "called"],
      ["called", "end"],
    ],
  },
  {
    name: "a long way beside many",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0),
      node("split", "parallelGateway", 1),
      ...[2, 3, 4, 5].map((column) => node(`t${column}`, task, column)),
      node("long", task, 2, 1),
      node("join", "parallelGateway", 6),
      node("end", "endEvent", 7),
    ],
    flows: [
      ["start", "split"],
      ["split", "t2"],
      ["t2", "t3"],
      ["t3", "t4"],
      ["t4", "t5"],
      ["t5", "join"],
      ["split", "long"],
      ["long", "join"],
      ["join", "end"],
    ],
  },
  {
    name: "from above down",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0),
      node("one", task, 0, 1),
      node("two", task, 0, 2),
      node("end", "endEvent", 0, 3),
    ],
    flows: [
      ["start", "one"],
      ["one", "two"],
      ["two", "end"],
    ],
  },
  {
    name: "between the columns",
    isSound: true,
    nodes: [
      node("start", "startEvent", 0),
      node("split", "parallelGateway", 1),
      node("a", task, 2),
      node("b", task, 2.5, 1),
      node("c", task, 3.5),
      node("join", "parallelGateway", 4.5),
      node("end", "endEvent", 5.25),
    ],
    flows: [
      ["start", "split"],
      ["split", "a"],
      ["split", "b"],
      ["a", "c"],
      ["c", "join"],
      ["b", "join"],
      ["join", "end"],
    ],
  },
];

const uuid = (key: string, at: number) => `_${at.toString(16).padStart(8, "0")}-56b0-4b1c-9c8e-${key.padEnd(12, "0")}`;
const plain = (key: string) => key;
const properties = (key: string) =>
  `<camunda:properties><camunda:property name="kalit" value="${key} &lt;1&gt;"/></camunda:properties>`;

/** The manners. */
export const manners: readonly Manner[] = [
  {
    name: "bpmn.io",
    prefix: "bpmn",
    task: [100, 80],
    event: 36,
    gateway: 50,
    pitch: [150, 110],
    id: (key, at) => `Activity_${at}x${key}`,
    isExecutable: true,
    isBent: true,
    targetNamespace: "http://bpmn.io/schema/bpmn",
  },
  {
    name: "Camunda",
    prefix: "bpmn",
    task: [100, 80],
    event: 36,
    gateway: 50,
    pitch: [160, 120],
    id: plain,
    namespaces: ' xmlns:camunda="http://camunda.org/schema/1.0/bpmn"',
    attributes: ' camunda:assignee="demo" camunda:asyncBefore="true"',
    extension: properties,
    taskType: "serviceTask",
    isBent: true,
    isExecutable: true,
    targetNamespace: "http://camunda.org/examples",
  },
  {
    name: "Camunda in colours",
    prefix: "bpmn2",
    task: [100, 80],
    event: 36,
    gateway: 50,
    pitch: [148, 100],
    id: (key, at) => `sid-${at}-${key}`,
    namespaces:
      ' xmlns:bioc="http://bpmn.io/schema/bpmn/biocolor/1.0" xmlns:color="http://www.omg.org/spec/BPMN/non-normative/color/1.0"',
    colours: ' bioc:stroke="#1e88e5" bioc:fill="#bbdefb" color:background-color="#bbdefb" color:border-color="#1e88e5"',
    taskType: "businessRuleTask",
  },
  {
    name: "Signavio",
    prefix: "",
    task: [100, 80],
    event: 30,
    gateway: 40,
    pitch: [145, 120],
    origin: [-300.5, 84.25],
    id: (key) => `sid-7F1A2B3C-0D4E-5F60-8A9B-${key.toUpperCase()}`,
    namespaces: ' xmlns:signavio="http://www.signavio.com"',
    extension: () => '<signavio:signavioMetaData metaKey="bgcolor" metaValue="#ffffcc"/>',
    isBent: true,
    targetNamespace: "http://www.signavio.com/bpmn20",
  },
  {
    name: "Activiti",
    prefix: "",
    task: [105, 55],
    event: 35,
    gateway: 40,
    pitch: [150, 80],
    id: (key) => `${key}1`,
    namespaces: ' xmlns:activiti="http://activiti.org/bpmn"',
    attributes: ' activiti:candidateGroups="a,b" activiti:exclusive="false"',
    taskType: "userTask",
    isExecutable: true,
    isBent: true,
    targetNamespace: "http://www.activiti.org/test",
  },
  {
    name: "Flowable",
    prefix: "",
    task: [100, 80],
    event: 30,
    gateway: 40,
    pitch: [145, 105],
    id: uuid,
    namespaces: ' xmlns:flowable="http://flowable.org/bpmn"',
    attributes: ' flowable:formKey="f"',
    extension: () =>
      '<flowable:formProperty id="p" name="n" type="string"><flowable:value id="1" name="bir"/></flowable:formProperty>',
    targetNamespace: "http://www.flowable.org/processdef",
  },
  {
    name: "jBPM",
    prefix: "bpmn2",
    task: [154, 102],
    event: 56,
    gateway: 56,
    pitch: [230, 140],
    id: uuid,
    namespaces: ' xmlns:drools="http://www.jboss.org/drools"',
    attributes: ' drools:selectable="true"',
    extension: () =>
      '<drools:metaData name="elementname"><drools:metaValue><![CDATA[a < b & c]]></drools:metaValue></drools:metaData>',
    taskType: "scriptTask",
    isExecutable: true,
    targetNamespace: "http://www.omg.org/bpmn20",
  },
  {
    name: "Eclipse",
    prefix: "bpmn2",
    task: [110, 50],
    event: 36,
    gateway: 50,
    pitch: [150, 80],
    id: (key, at) => `Task_${at}${key}`,
    isBent: true,
    taskType: "manualTask",
    targetNamespace: "http://sample.bpmn2.org/bpmn2/sample/process",
  },
  {
    name: "Bizagi",
    prefix: "",
    task: [90, 60],
    event: 30,
    gateway: 40,
    pitch: [125, 90],
    origin: [14, 7],
    id: (key) => `Id_5d1c7e4e-${key}`,
    hasLanes: true,
    extension: () =>
      '<bizagi:BizagiExtensions xmlns:bizagi="http://www.bizagi.com/bpmn20"><bizagi:BizagiProperties><bizagi:BizagiProperty name="bgColor" value="White"/></bizagi:BizagiProperties></bizagi:BizagiExtensions>',
    targetNamespace: "http://www.bizagi.com/definitions/1",
  },
  {
    name: "Yaoqiang",
    prefix: "",
    task: [85, 55],
    event: 32,
    gateway: 42,
    pitch: [115, 85],
    id: (key, at) => `_${at}${key}`,
    isBent: true,
    taskType: "sendTask",
    targetNamespace: "http://sourceforge.net/bpmn/definitions/_1",
  },
  {
    name: "ADONIS",
    prefix: "bpmn",
    task: [94.49, 56.69],
    event: 28.35,
    gateway: 37.8,
    pitch: [132.28, 94.49],
    origin: [113.386, 75.59],
    id: (key) => `_x${key}.1`,
    hasLanes: true,
    targetNamespace: "http://www.boc-group.com",
  },
  {
    name: "ARIS",
    prefix: "semantic",
    task: [122, 70],
    event: 32,
    gateway: 48,
    pitch: [170, 100],
    id: (key, at) => `id-${at}-${key}`,
    hasLanes: true,
    isBent: true,
    namespaces: ' xmlns:aris="http://www.aris.com"',
    extension: (key) => `<aris:attr aris:type="AT_NAME" xml:lang="uz">${key}</aris:attr>`,
    targetNamespace: "http://www.ids-scheer.com",
  },
  {
    name: "Trisotech",
    prefix: "semantic",
    task: [83, 68],
    event: 32,
    gateway: 42,
    pitch: [120, 96],
    id: uuid,
    namespaces: ' xmlns:triso="http://www.trisotech.com/2015/triso/modeling"',
    extension: () =>
      '<triso:shape xmlns:triso="http://www.trisotech.com/2015/triso/modeling" a="1"><triso:in xmlns:inner="urn:inner" inner:b="2"/></triso:shape>',
    taskType: "receiveTask",
    targetNamespace: "http://www.trisotech.com/definitions/_1",
  },
  {
    name: "Visio",
    prefix: "bpmn",
    task: [72, 54],
    event: 27,
    gateway: 36,
    pitch: [99, 81],
    id: (key, at) => `Page-1.${at}.${key}`,
    targetNamespace: "http://www.omg.org/spec/BPMN/20100524/MODEL",
  },
  {
    name: "Enterprise Architect",
    prefix: "bpmn",
    task: [110, 60],
    event: 30,
    gateway: 42,
    pitch: [160, 90],
    id: (key) => `EAID_${"0".repeat(70)}_${key}`,
    hasLanes: true,
    targetNamespace: "http://www.sparxsystems.com",
  },
  {
    name: "MagicDraw",
    prefix: "m",
    task: [100, 60],
    event: 36,
    gateway: 50,
    pitch: [140, 90],
    id: (key, at) => `_19_0_3_${at}_${key}`,
    extension: () => '<ns0:info xmlns:ns0="urn:one"><ns0:info xmlns:ns0="urn:two" ns0:mark="yes"/></ns0:info>',
    targetNamespace: "http://www.nomagic.com",
  },
  {
    name: "IBM",
    prefix: "ns3",
    task: [95, 70],
    event: 24,
    gateway: 32,
    pitch: [130, 100],
    id: (key) => `bpdid.${key}`,
    namespaces: ' xmlns:ns2="urn:ibm"',
    attributes: ' ns2:x="1"',
    taskType: "userTask",
    targetNamespace: "http://www.ibm.com",
  },
  {
    name: "in Cyrillic",
    prefix: "bpmn",
    task: [100, 80],
    event: 36,
    gateway: 50,
    pitch: [150, 110],
    id: (key) => `Вазифа_${key}`,
    isBent: true,
    targetNamespace: "http://bpmn.io/schema/bpmn",
  },
  {
    name: "in French",
    prefix: "bpmn",
    task: [100, 80],
    event: 36,
    gateway: 50,
    pitch: [150, 110],
    id: (key) => `tâche_${key}`,
    encoding: "ISO-8859-1",
    targetNamespace: "http://bpmn.io/schema/bpmn",
  },
  {
    name: "in sixteen bits",
    prefix: "bpmn",
    task: [100, 80],
    event: 36,
    gateway: 50,
    pitch: [150, 110],
    id: plain,
    encoding: "UTF-16",
    isExecutable: true,
    targetNamespace: "http://bpmn.io/schema/bpmn",
  },
];

/** A file of the corpus, and what it was made of. */
export interface CorpusFile {
  readonly name: string;
  readonly sketch: Sketch;
  readonly manner: Manner;
  readonly xml: string;
  readonly bytes: Uint8Array;
  /** The middle of each node's shape, by what it is called. */
  readonly middles: ReadonlyMap<string, readonly [number, number]>;
}

const schema = "http://www.omg.org/spec/BPMN/20100524/MODEL";

/** Every sketch in every manner. */
export const corpus = (): CorpusFile[] => manners.flatMap((manner) => sketches.map((sketch) => write(sketch, manner)));

function write(sketch: Sketch, manner: Manner): CorpusFile {
  const { prefix, pitch, origin = [160, 90], encoding = "UTF-8", taskType = "task" } = manner;
  const ids = new Map(sketch.nodes.map(({ key }, at) => [key, manner.id(key, at)]));
  const id = (key: string) => ids.get(key) ?? key;
  const size = ({ type }: SketchNode): readonly [number, number] =>
    type.endsWith("Event")
      ? [manner.event, manner.event]
      : type.endsWith("Gateway")
        ? [manner.gateway, manner.gateway]
        : manner.task;
  const middle = ({ column, row }: SketchNode) => [origin[0] + column * pitch[0], origin[1] + row * pitch[1]] as const;
  const b = prefix === "" ? "" : `${prefix}:`;
  const nodes = sketch.nodes.map((each) => {
    const type = each.type === task ? taskType : each.type;
    const isTask = each.type === task;
    const more =
      isTask && manner.extension ? `<b:extensionElements>${manner.extension(each.key)}</b:extensionElements>` : "";
    const ends = sketch.flows.flatMap(([from, to], at) => [
      ...(to === each.key ? [`<b:incoming>${flowId(at)}</b:incoming>`] : []),
      ...(from === each.key ? [`<b:outgoing>${flowId(at)}</b:outgoing>`] : []),
    ]);
    return `<b:${type} id="${id(each.key)}" name="${each.name}"${isTask ? (manner.attributes ?? "") : ""}>${more}${ends.join("")}${each.inside ?? ""}</b:${type}>`;
  });
  const flows = sketch.flows.map(
    ([from, to], at) => `<b:sequenceFlow id="${flowId(at)}" sourceRef="${id(from)}" targetRef="${id(to)}"/>`,
  );
  const lanes = manner.hasLanes
    ? `<b:laneSet id="lanes"><b:lane id="lane" name="Kadastr">${sketch.nodes.map(({ key }) => `<b:flowNodeRef>${id(key)}</b:flowNodeRef>`).join("")}</b:lane></b:laneSet>`
    : "";
  const shapes = sketch.nodes.map((each) => {
    const [width, height] = size(each);
    const [x, y] = middle(each);
    return `<bpmndi:BPMNShape id="shape_${each.key}" bpmnElement="${id(each.key)}"${manner.colours ?? ""}><dc:Bounds x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`;
  });
  const edges = sketch.flows.map(([from, to], at) => {
    const ends = [from, to]
      .map((key) => sketch.nodes.find((each) => each.key === key))
      .filter((each) => each !== undefined);
    const [one, other] = ends.map(middle);
    const bend = ((one?.[0] ?? 0) + (other?.[0] ?? 0)) / 2;
    const isBent = manner.isBent && one?.[1] !== other?.[1];
    const points = [
      one,
      ...(isBent
        ? [
            [bend, one?.[1]],
            [bend, other?.[1]],
          ]
        : []),
      other,
    ];
    return `<bpmndi:BPMNEdge id="edge_${at}" bpmnElement="${flowId(at)}">${points.map((point) => `<di:waypoint x="${point?.[0]}" y="${point?.[1]}"/>`).join("")}</bpmndi:BPMNEdge>`;
  });
  const pool = manner.hasLanes
    ? `<b:collaboration id="pools"><b:participant id="pool" name="Tuman" processRef="process_1"/></b:collaboration>`
    : "";
  const body =
    `${pool}<b:process id="process_1"${manner.isExecutable ? ' isExecutable="true"' : ""}>${lanes}${nodes.join("")}${flows.join("")}</b:process>`
      .replaceAll("<b:", `<${b}`)
      .replaceAll("</b:", `</${b}`);
  const xml = `<?xml version="1.0" encoding="${encoding}"?>
<${b}definitions xmlns${prefix === "" ? "" : `:${prefix}`}="${schema}" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI"${manner.namespaces ?? ""} id="definitions_1" targetNamespace="${manner.targetNamespace ?? "urn:none"}">
${body}
<bpmndi:BPMNDiagram id="diagram"><bpmndi:BPMNPlane id="plane" bpmnElement="${manner.hasLanes ? "pools" : "process_1"}">${shapes.join("")}${edges.join("")}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram>
</${b}definitions>`;
  return {
    name: `${manner.name}: ${sketch.name}`,
    sketch,
    manner,
    xml,
    bytes: encoded(xml, encoding),
    middles: new Map(sketch.nodes.map((each) => [each.name, middle(each)])),
  };
}

const flowId = (at: number) => `flow_${at}`;

function encoded(xml: string, encoding: string): Uint8Array {
  if (encoding === "UTF-16") {
    return new Uint8Array(Uint16Array.from(`\uFEFF${xml}`, (letter) => letter.charCodeAt(0)).buffer);
  }
  if (encoding === "ISO-8859-1") return Uint8Array.from(xml, (letter) => letter.charCodeAt(0));
  return new TextEncoder().encode(xml);
}
