import * as z from "zod/mini";
import { applicationRow } from "./application-register.js";
import { endpoint, resource } from "./endpoint.js";
import { byId } from "./values.js";

/** Applications that a person opened last and keeps in the list; those they pinned are beside them. */
export const recentAtMost = 20;
/** Applications that a person may pin: more would be a register, and there is one. */
export const pinnedAtMost = 30;

/** What each person keeps at hand of the applications they see. One that they no longer see is left out. */
export const bookmarks = resource("bookmarks", {
  list: endpoint({
    method: "GET",
    path: "/bookmarks",
    summary: "The caller's pinned applications, in the order of pinning, and those they opened last, the latest first.",
    access: { code: "read:property" },
    reply: z.object({ pinned: z.array(applicationRow), recent: z.array(applicationRow) }),
    tags: ["bookmarks"],
  }),
  visit: endpoint({
    method: "PUT",
    path: "/bookmarks/{id}/visit",
    summary: "Remember that the caller opened an application now.",
    access: { code: "read:property" },
    params: byId,
    idempotent: false,
    problems: ["not-found"],
    tags: ["bookmarks"],
  }),
  pin: endpoint({
    method: "PUT",
    path: "/bookmarks/{id}/pin",
    summary: `Pin an application: at most ${pinnedAtMost}; once more changes nothing.`,
    access: { code: "read:property" },
    params: byId,
    idempotent: false,
    problems: ["not-found", "move-refused"],
    tags: ["bookmarks"],
  }),
  unpin: endpoint({
    method: "DELETE",
    path: "/bookmarks/{id}/pin",
    summary: "Unpin an application; one that is not pinned stays so.",
    access: { code: "read:property" },
    params: byId,
    idempotent: false,
    tags: ["bookmarks"],
  }),
});
