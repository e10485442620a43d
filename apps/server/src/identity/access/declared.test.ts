import { allEndpoints } from "@yer/api/contract";
import { permissionCodes } from "@yer/api/contract/codes";
import { expect, test } from "vitest";

/**
 * Calls that ask for no code: whoever adds one says so here, and says why in the contract's summary. Everything else
 * has a code of the list; a route without an endpoint does not exist (`main/app.test.ts`).
 */
const withoutCode = {
  "signed-in": [
    "auth.revert",
    "bills.issueOwn",
    "drafts.get",
    "drafts.put",
    "drafts.remove",
    "factors.add",
    "factors.begin",
    "factors.codes",
    "factors.email",
    "factors.own",
    "factors.password",
    "factors.prove",
    "factors.proveOptions",
    "factors.remove",
    "factors.rename",
    "files.get",
    "files.ticket",
    "files.upload",
    "instalmentRequests.ask",
    // Each their own, and nobody's in another's name (access/admit.ts).
    "noticeChoices.choose",
    "noticeChoices.own",
    "notices.list",
    "notices.read",
    "notices.readAll",
    "onlinePayments.check",
    "onlinePayments.list",
    "onlinePayments.start",
    "ownCharges.list",
    "ownPlots.list",
    "ownPlots.tell",
    "ownPlots.withdraw",
    "public.complain",
    "public.complaint",
    "public.consent",
    "public.contested",
    "public.mine",
    "public.own",
    "public.refuse",
    "public.withdraw",
    "publicPlan.unwatch",
    "publicPlan.watch",
    "publicPlan.watches",
    "sessions.endOthers",
    "sessions.endOwn",
    "sessions.knowDevice",
    "sessions.newDevices",
    "sessions.own",
    "sessions.stay",
    "users.borrowed",
    "users.me",
    "users.preferences",
  ],
  staff: [
    "auth.impersonationReason",
    // Of each register only who may read it is told the numbers (insight/measures/read-number.ts).
    "dashboard.read",
    // Which code it takes is the register's own; the export asks for it (exports/service.ts).
    "exports.begin",
    "exports.cancel",
    "exports.content",
    "exports.direct",
    "exports.list",
    "exports.ticket",
    "legalDocuments.get",
    "legalDocuments.list",
    "meta.events",
    // What waits for the person who asks; which queues those are follows from their own codes.
    "myWork.queues",
    "users.onlineCount",
    // Each their own; a shared one takes a code, which the service asks for (views/service.ts).
    "views.change",
    "views.choose",
    "views.create",
    "views.list",
    "views.remove",
    "views.watch",
  ],
} as const;

test("every endpoint declares a code there is, or says in so many words that it needs none", () => {
  const known: ReadonlySet<string> = new Set(permissionCodes);
  const undeclared = allEndpoints.filter(
    ({ access }) => access === undefined || (typeof access === "object" && !known.has(access.code)),
  );
  expect(undeclared.map(({ id }) => id)).toEqual([]);
});

test.each(["signed-in", "staff"] as const)("only the calls named here are open to all who are %s", (wanted) => {
  const open = allEndpoints.filter(({ access }) => access === wanted).map(({ id }) => id);
  expect(open.toSorted()).toEqual([...withoutCode[wanted]].toSorted());
});

test("every call that writes and is public is one of signing in, of a citizen, of the map, or signed by who makes it", () => {
  const signed = [
    "onlinePayments.callback",
    // By the device's own ticket, which outlives the session (cases/diary/bearer.ts).
    "diaryDevices.heard",
    "diaryPhotos.append",
    "diaryPhotos.begin",
    "diaryVisits.handIn",
  ];
  const open = allEndpoints.filter(
    ({ id, access, method }) => access === "public" && method !== "GET" && !signed.includes(id),
  );
  expect(open.map(({ id }) => id.split(".")[0]).filter((group) => group !== "auth" && group !== "public")).toEqual([]);
});

test("no call asks for a hint, a secret question or its answer", () => {
  const signingIn = allEndpoints.filter(({ id }) => /^(?:auth|factors)\./.test(id));
  expect(signingIn.length).toBeGreaterThan(20);
  const words = signingIn.flatMap(({ id, path, body }) => [
    id,
    path,
    ...(body !== undefined && "shape" in body ? Object.keys(body.shape as object) : []),
  ]);
  expect(words.filter((word) => /hint|question|answer/i.test(word))).toEqual([]);
});
