import { notes } from "@yer/api/contract/notes";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { addNote, readNoteReaders, readNotes } from "./service.js";

/** Notes of staff on applications. */
export function notesRoutes(api: Api): void {
  route(api, notes.list, ({ actor, context, params, query }) => readNotes(context.db, actor, params.id, query));
  route(api, notes.readers, ({ actor, context, params }) => readNoteReaders(context.db, actor, params.id));
  route(api, notes.add, ({ actor, body, context, now, params, write }) =>
    write(async (tx) => addNote(tx, await actingOf(tx, { actor, now, context }), params.id, body)),
  );
}
