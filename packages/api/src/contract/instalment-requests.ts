import * as z from "zod/mini";
import { chargeRead } from "./charges.js";
import { endpoint, resource } from "./endpoint.js";
import { askedInstalments } from "./instalments-asked.js";
import { byId, day, id, text } from "./values.js";

const answered = {
  method: "POST",
  access: { code: "agree:instalments" },
  params: z.object({ id, request: id }),
  guarded: true,
  reply: chargeRead,
  problems: ["not-found", "move-refused", "duty-conflict", "precondition-failed"],
  tags: ["applications", "counts"],
} as const;

/** Instalments that occupiers ask for, and how they are answered. */
export const instalmentRequests = resource("instalmentRequests", {
  ask: endpoint({
    method: "POST",
    path: "/public/charges/{id}/instalment-requests",
    summary: "Ask to pay one's own charge in instalments; needs OneID with the application's PINFL or STIR.",
    access: "signed-in",
    params: byId,
    body: z.object({ schedule: askedInstalments, reason: text(1000, 10) }),
    problems: ["not-found", "move-refused"],
    tags: ["applications", "counts"],
  }),
  agree: endpoint({
    ...answered,
    path: "/charges/{id}/instalment-requests/{request}/agree",
    summary: "Agree by a contract with the instalments as they were asked for.",
    body: z.object({ number: text(60), signedOn: day, fileId: z.nullable(id) }),
  }),
  refuse: endpoint({
    ...answered,
    path: "/charges/{id}/instalment-requests/{request}/refuse",
    summary: "Refuse the instalments that were asked for, with a reason that the occupier reads.",
    body: z.object({ reason: text(1000) }),
  }),
});
