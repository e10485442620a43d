import { expect, test } from "vitest";
import type { Readable } from "node:stream";
import type { Events, ServerEvent } from "../events/events.js";
import { openEventStreams } from "./stream.js";

function setUp() {
  const listeners: ((event: ServerEvent) => void)[] = [];
  const events: Events = {
    publish: async () => {},
    subscribe: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    close: async () => {},
  };
  const streams = openEventStreams(events);
  return {
    open: streams.open.bind(streams),
    tell: (event: ServerEvent) => {
      for (const listener of listeners) listener(event);
    },
  };
}

const reader = {
  id: "reader",
  sessionId: "session",
  name: "Operator",
  pinfl: null,
  stirs: [],
  isStaff: true,
  blocked: false,
  organisation: null,
  territory: "1718401",
  codes: new Set<string>(),
  impersonation: null,
  sessionEnds: new Date("2026-03-06T09:00:00Z"),
};

const textOf = (stream: Readable): string => String(stream.read() ?? "");
const lastId = (text: string): string => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? "";

test("a change in the reader's territory names the caches it makes stale, and nothing of the file", () => {
  const { open, tell } = setUp();
  const stream = open(reader, undefined);
  textOf(stream);
  tell({ kind: "application.moved", id: "secret-id", district: "1718401" });
  const text = textOf(stream);
  expect(text).toContain('data: {"tags":["applications","counts","announcements","objections"]}');
  expect(text).not.toContain("secret-id");
  stream.destroy();
});

test("changes of other territories and of other people are not heard", () => {
  const { open, tell } = setUp();
  const stream = open(reader, undefined);
  textOf(stream);
  tell({ kind: "application.moved", district: "1703202" });
  tell({ kind: "user.changed", user: "someone-else" });
  expect(textOf(stream)).toBe("");
  stream.destroy();
});

test("after a short break the stream goes on behind the last event heard", () => {
  const { open, tell } = setUp();
  const first = open(reader, undefined);
  tell({ kind: "application.moved", district: "1718401" });
  const heard = lastId(textOf(first));
  first.destroy();
  tell({ kind: "user.changed" });
  const again = open(reader, heard);
  const text = textOf(again);
  expect(text).toContain('"users"');
  expect(text).not.toContain('"applications"');
  expect(text).not.toContain("event: lost");
  again.destroy();
});

test("whoever comes back from another server, or too late, is told that events were lost", () => {
  const { open, tell } = setUp();
  const other = open(reader, "otherserver-4");
  expect(textOf(other)).toContain("event: lost");
  other.destroy();
  const early = open(reader, undefined);
  const heard = lastId(textOf(early));
  early.destroy();
  for (let n = 0; n < 600; n += 1) tell({ kind: "user.changed" });
  const late = open(reader, heard);
  expect(textOf(late)).toContain("event: lost");
  late.destroy();
});
