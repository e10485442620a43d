/** Manners of the corpus: prefixes, sizes, ids and habits of many tools. */

/** How a tool writes. */
export interface Manner {
  readonly name: string;
  readonly prefix: string;
  /** Sizes of tasks, events and gateways, and from one column or row to the next. */
  readonly task: readonly [number, number];
  readonly event: number;
  readonly gateway: number;
  readonly pitch: readonly [number, number];
  /** Top left corner of the drawings. */
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
