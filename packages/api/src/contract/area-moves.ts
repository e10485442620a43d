import * as z from "zod/mini";
import { area, areaRequestsGiven } from "./area-facts.js";
import { areaProposalTargets, plainAreaBaskets } from "./area-states.js";
import { endpoint } from "./endpoint.js";
import { facts } from "./facts.js";
import { byId, id, organisationRef, text } from "./values.js";

const reasoned = z.object({ reason: text(4000) });
const moved = {
  params: byId,
  reply: area,
  problems: ["not-found", "move-refused"],
  tags: ["areas", "counts"],
} as const;

/** What is done to an area that stands: its moves, and whom it can be sent to. A part of the resource `areas`. */
export const areaMoves = {
  inspections: endpoint({
    method: "GET",
    path: "/areas/{id}/inspections",
    summary: "Organisations that the area can be sent to: active ones of inspection whose territory holds it.",
    access: { code: "send:area" },
    params: byId,
    reply: z.object({ items: z.array(organisationRef) }),
    problems: ["not-found"],
    tags: ["areas"],
  }),
  send: endpoint({
    method: "POST",
    path: "/areas/{id}/send",
    summary: "Send the area to an organisation of inspection, with working days and a note.",
    access: { code: "send:area" },
    body: z.object({ organisationId: id, days: z.number().check(z.int(), z.gte(1), z.lte(120)), note: text(1000) }),
    ...moved,
    problems: ["invalid", ...moved.problems],
  }),
  recall: endpoint({
    method: "POST",
    path: "/areas/{id}/recall",
    summary: "Take the area back from its inspection; it is new again.",
    access: { code: "send:area" },
    body: reasoned,
    ...moved,
  }),
  take: endpoint({
    method: "POST",
    path: "/areas/{id}/take",
    summary: "Take the area under inspection.",
    access: { code: "take:area" },
    ...moved,
  }),
  return: endpoint({
    method: "POST",
    path: "/areas/{id}/return",
    summary: "Return the area with requests: what must be mended before it can be inspected.",
    access: { code: "take:area" },
    body: z.object({ requests: areaRequestsGiven }),
    ...moved,
  }),
  answer: endpoint({
    method: "POST",
    path: "/areas/{id}/requests/{request}/answer",
    summary: "Answer a request; the last answer sends the area back to where it came from, with a new term.",
    access: { code: "update:area" },
    ...moved,
    params: z.object({ id, request: id }),
    body: z.object({ answer: text(1000) }),
  }),
  giveBack: endpoint({
    method: "POST",
    path: "/areas/{id}/give-back",
    summary: "Give the area back without a finding; it is new again.",
    access: { code: "take:area" },
    body: reasoned,
    ...moved,
  }),
  open: endpoint({
    method: "POST",
    path: "/areas/{id}/open",
    creates: "/applications/{id}",
    summary: "Open an application of the area, once; from the basket of those not registered with a reason.",
    access: { code: "create:property" },
    params: byId,
    body: z.extend(facts, { reason: z.nullable(text(4000)) }),
    reply: z.object({ id, number: z.string() }),
    problems: ["not-found", "move-refused", "invalid", "duplicate", "duty-conflict", "last-able"],
    tags: ["areas", "applications", "counts"],
  }),
  confirm: endpoint({
    method: "POST",
    path: "/areas/{id}/confirm",
    summary: "Confirm the area with a document, without a visit, where the place allows it.",
    access: { code: "confirm:area" },
    body: z.extend(reasoned, { documentId: id }),
    ...moved,
    problems: ["invalid", ...moved.problems],
  }),
  setAside: endpoint({
    method: "POST",
    path: "/areas/{id}/set-aside",
    summary: "Set the area aside in a basket that one person decides.",
    access: { code: "set_aside:area" },
    body: z.extend(reasoned, { basket: z.enum(plainAreaBaskets) }),
    ...moved,
  }),
  putBack: endpoint({
    method: "POST",
    path: "/areas/{id}/put-back",
    summary: "Take the area out of its basket; it is new again.",
    access: { code: "set_aside:area" },
    body: reasoned,
    ...moved,
  }),
  acceptCheck: endpoint({
    method: "POST",
    path: "/areas/{id}/check/accept",
    summary: "Accept what the check found: the area is set aside in the basket that its faults call for.",
    access: { code: "set_aside:area" },
    body: reasoned,
    ...moved,
  }),
  refuseCheck: endpoint({
    method: "POST",
    path: "/areas/{id}/check/refuse",
    summary: "Say that what the check found is no fault; it is not proposed again until the facts change.",
    access: { code: "set_aside:area" },
    body: reasoned,
    ...moved,
  }),
  propose: endpoint({
    method: "POST",
    path: "/areas/{id}/proposals",
    summary:
      "Propose to write the area off (with a document), to keep it as the state's, or to take it out of such a basket.",
    access: { code: "propose:write_off" },
    body: z.extend(reasoned, { target: z.enum(areaProposalTargets), documentId: z.nullable(id) }),
    ...moved,
    problems: ["invalid", ...moved.problems],
  }),
  decideProposal: endpoint({
    method: "POST",
    path: "/areas/{id}/proposals/{proposal}/decide",
    summary: "Approve or refuse what another person proposed.",
    access: { code: "approve:write_off" },
    ...moved,
    params: z.object({ id, proposal: id }),
    body: z.extend(reasoned, { verdict: z.enum(["approved", "refused"]) }),
  }),
} as const;
