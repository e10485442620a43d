/** Processes of the corpus: the same few, whatever tool writes them. */

/** A node of a process, in the column and the row in which it is drawn. */
export interface SketchNode {
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
