import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createEventParser } from "./event-parser.js";

const stream =
  ': hello\r\nid: 7\r\nevent: stale\r\ndata: {"a":1}\r\n\r\ndata: one\ndata:two\n\nretry: 10\rdata\r\rid\ndata: x\n\nevent: cut\ndata: off';
const events = [
  { name: "stale", data: '{"a":1}', id: "7" },
  { name: "message", data: "one\ntwo", id: "7" },
  { name: "message", data: "", id: "7" },
  { name: "message", data: "x", id: "" },
];

describe("an event stream", () => {
  test("is read whole, with comments, all line ends, and without what is cut off", () => {
    expect(createEventParser()(stream)).toEqual(events);
  });

  test("is read the same however it is cut into pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
        const parse = createEventParser();
        const ends = [...new Set([...cuts, stream.length])].toSorted((a, b) => a - b);
        const heard = ends.flatMap((end, index) => parse(stream.slice(index === 0 ? 0 : ends[index - 1], end)));
        expect(heard).toEqual(events);
      }),
    );
  });
});
