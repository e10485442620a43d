import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging } from "./list.js";
import { byId, id, instant, names, text } from "./values.js";

/** Characters that a note may have, and people it may call. */
export const noteBounds = { text: 2000, people: 20 } as const;

/** A member of staff by name. */
const person = z.object({ id, name: z.string() });

/**
 * What a member of staff wrote on an application for those who work on it. Staff who may open the application read it;
 * a citizen, the public and exports never do. What was written stays as it was.
 */
export const note = z.object({
  id,
  at: instant,
  by: person,
  organisation: z.nullable(names),
  /** Whom it calls by name; each was told. */
  to: z.array(person),
  text: z.string(),
});
/** See {@link note}. */
export type Note = z.output<typeof note>;

/** Somebody whom a note on an application can call. */
export const noteReader = z.object({ id, name: z.string(), organisation: z.nullable(names) });
/** See {@link noteReader}. */
export type NoteReader = z.output<typeof noteReader>;

/** Internal notes on an application. */
export const notes = resource("notes", {
  list: endpoint({
    method: "GET",
    path: "/applications/{id}/notes",
    summary: "Notes of staff on an application, the latest first.",
    access: { code: "read:property" },
    params: byId,
    query: z.object(paging),
    reply: page(note),
    problems: ["not-found"],
    tags: ["notes"],
  }),
  readers: endpoint({
    method: "GET",
    path: "/applications/{id}/notes/readers",
    summary: "Colleagues who may read the application, by name: whom a note on it can call. The caller is left out.",
    access: { code: "read:property" },
    params: byId,
    reply: z.object({ items: z.array(noteReader) }),
    problems: ["not-found"],
    tags: ["notes"],
  }),
  add: endpoint({
    method: "POST",
    path: "/applications/{id}/notes",
    summary: "Write a note on an application. Whom it calls is told, without the note's words.",
    access: { code: "read:property" },
    params: byId,
    body: z.object({ text: text(noteBounds.text), to: z.array(id).check(z.maxLength(noteBounds.people)) }),
    reply: note,
    problems: ["not-found", "duty-conflict"],
    tags: ["notes"],
  }),
});
