import { ownApplications } from "@yer/api/contract/own-applications";
import { publicSite } from "@yer/api/contract/public";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../platform/acting/actor.js";
import { actingOf } from "../../platform/acting/acting.js";
import { complain, consent, refuse } from "../complaints/service.js";
import type { Context } from "../../platform/context.js";
import { showingCurrent } from "../../platform/http/act-on-record.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { objectTo, withdrawByAuthor } from "../objections/service.js";
import { networkOf } from "../../platform/throttle/network.js";
import { type Limit, takeBack, throttle } from "../../platform/throttle/throttle.js";
import { contestedDecision } from "./decision.js";
import { ownComplaint, ownObjection, publicObjections } from "./disputes.js";
import { announcedNear } from "../tiles/near.js";
import { announcements, lookUp, mine, offer, ownApplication } from "./service.js";
import { assertVouched, isVouched } from "./vouched.js";

/** Who tries: the person where OneID vouches for them, else everybody of their network together. */
interface Caller {
  readonly key: string;
  readonly vouched: boolean;
}

async function callerOf(context: Context, request: FastifyRequest, actor: Actor | undefined): Promise<Caller> {
  const vouched = await isVouched(context.db, actor);
  return { key: vouched && actor ? `person ${actor.id}` : networkOf(request.ip), vouched };
}

/** What may be tried about a number counts by number and caller: nobody uses up the tries of somebody else. */
const byNumber = (caller: Caller, number: string): string => `${number}\0${caller.key}`;

const lookUpLimits = (caller: Caller, number: string): Limit[] => [
  { kind: "look-up.address", key: caller.key },
  { kind: "look-up.number", key: byNumber(caller, number) },
];

/** A neighbourhood may object from one office; a machine may not. */
const objectLimits = (caller: Caller, number: string): Limit[] => [
  { kind: "object.address", key: caller.key },
  { kind: "object.person", key: byNumber(caller, number) },
];

/**
 * Guessing four digits takes ten thousand tries, and many networks together have them: so those whom nobody vouches for
 * also share a count of wrong guesses at one number (docs/decisions/0121-limits-by-number-and-caller.md).
 */
const guessesAt = (caller: Caller, number: string): Limit[] =>
  caller.vouched ? [] : [{ kind: "look-up.strangers", key: number }];

/** Outlines drawn around an announced plot, at the most. */
const mostNeighbours = 50;

/** Registers the public routes: what citizens call. */
export function publicRoutes(api: Api): void {
  publicRoute(api, publicSite.announcements, async ({ read, now, query }) =>
    read((db) => announcements(db, now, query)),
  );
  publicRoute(api, publicSite.offer, async ({ read, now, actor, params }) =>
    read((db) => offer(db, now, actor, params.id)),
  );
  publicRoute(api, publicSite.neighbours, async ({ read, now, actor, params }) =>
    read(async (db) => {
      await offer(db, now, actor, params.id);
      return { items: await announcedNear(db, params.id, mostNeighbours) };
    }),
  );
  publicRoute(api, publicSite.object, async ({ context, now, actor, params, body, request, write }) => {
    await throttle(context, objectLimits(await callerOf(context, request, actor), body.number));
    return write(async (transaction) => {
      const acting = await actingOf(transaction, { actor: actor ?? null, now, context });
      const vouched = await isVouched(transaction, actor);
      return objectTo(transaction, { ...acting, vouched }, params.id, body);
    });
  });
  publicRoute(api, publicSite.objections, async ({ read, now, actor, params, query }) =>
    read(async (db) => {
      await offer(db, now, actor, params.id);
      return publicObjections(db, params.id, query);
    }),
  );
  publicRoute(api, publicSite.lookUp, async ({ context, now, actor, body, request, write }) => {
    const caller = await callerOf(context, request, actor);
    const guesses = guessesAt(caller, body.number);
    await throttle(context, [...lookUpLimits(caller, body.number), ...guesses]);
    const answer = await write(async (transaction) => lookUp(transaction, now, body));
    await takeBack(context, guesses);
    return answer;
  });
  route(api, ownApplications.mine, async ({ context, now, actor }) =>
    mine(context.db, await actingOf(context.db, { actor, now, context })),
  );
  route(api, ownApplications.own, async ({ context, now, actor, params }) =>
    ownApplication(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, ownApplications.contested, async ({ context, now, actor, params }) =>
    contestedDecision(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, ownApplications.complaint, async ({ context, actor, params }) =>
    ownComplaint(context.db, actor, params.id, params.complaint),
  );
  route(api, ownApplications.consent, async ({ context, now, actor, params, write }) =>
    write(async (transaction) => {
      await assertVouched(transaction, actor);
      return consent(transaction, await actingOf(transaction, { actor, now, context }), params.id);
    }),
  );
  route(api, ownApplications.withdraw, async (call) => {
    const { context, actor, params } = call;
    return showingCurrent(
      () =>
        call.write(async (transaction) => {
          await assertVouched(transaction, actor);
          return withdrawByAuthor(transaction, await actingOf(transaction, call), params.id, call);
        }),
      async () => ownObjection(context.db, await actingOf(context.db, call), params.id),
    );
  });
  route(api, ownApplications.refuse, async ({ context, now, actor, params, body, write }) =>
    write(async (transaction) => {
      await assertVouched(transaction, actor);
      return refuse(transaction, await actingOf(transaction, { actor, now, context }), params.id, body.reason);
    }),
  );
  route(api, ownApplications.complain, async ({ context, now, actor, params, body, write }) =>
    write(async (transaction) => {
      await assertVouched(transaction, actor);
      return complain(transaction, await actingOf(transaction, { actor, now, context }), params.id, body);
    }),
  );
}
