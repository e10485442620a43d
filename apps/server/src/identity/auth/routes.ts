import { auth } from "@yer/api/contract/auth";
import { factorSignIn } from "@yer/api/contract/factor-sign-in";
import type { FastifyReply } from "fastify";
import type { Context } from "../../platform/context.js";
import { Problem } from "../../platform/problem/problem.js";
import { bearerOf } from "../../platform/http/request-actor.js";
import { publicRoute, route, type Api } from "../../platform/http/route.js";
import { type Arrival, arrivalOf, keepDevice } from "../sessions/device.js";
import { giveReason, impersonate, revert } from "./impersonation-service.js";
import { authorisationUrl } from "./oneid-client.js";
import { finishSignOn, rawQueryParameter, safeReturn, startSignOn } from "./oneid-state.js";
import { askForPasskey, beginDemanded, finishDemanded, giveFactor } from "./second-step.js";
import { refreshSession, signOut } from "./session-service.js";
import { signInByOneId, signInByPassword, signInByTicket } from "./sign-in-service.js";

/** Where OneID sends the browser back to: a screen of the public app, which makes the call. */
const returnScreen = "/auth/oneid/callback";

/** Once somebody is in, their browser is known by its cookie; a half-open sign-in leaves none. */
function arrived<Answer extends object>(
  context: Context,
  reply: FastifyReply,
  arrival: Arrival,
  answer: Answer,
): Answer {
  if ("access_token" in answer) keepDevice(context, reply, arrival);
  return answer;
}

/** Sign-in, refresh, sign-out, impersonation. */
export function authRoutes(api: Api): void {
  publicRoute(api, auth.oneidLogin, async ({ query, context, machineNow: now, reply }) => {
    const { config, secrets } = context;
    if (config.oneId === undefined) throw new Problem("unavailable", { detail: "No single sign-on is configured." });
    const started = startSignOn(config, secrets, safeReturn(config, query.return), now);
    void reply.header("set-cookie", started.setCookie);
    const lang = config.mode === "demo" ? query.lang : undefined;
    const location = authorisationUrl(config.oneId, config.publicUrl + returnScreen, started.state, lang);
    return { kind: "redirect", location };
  });

  publicRoute(api, auth.oneidCallback, async ({ query, context, machineNow: now, request, reply }) => {
    const { config, secrets } = context;
    const started = finishSignOn(config, secrets, request.headers.cookie, query.state, now);
    if (started === undefined) {
      throw new Problem("sign-on-failed", { detail: "This browser did not begin the sign-on, or long ago." });
    }
    void reply.header("set-cookie", started.clearCookie);
    const code = rawQueryParameter(request.raw.url ?? "", "code") ?? query.code;
    const arrival = arrivalOf(context, request);
    const answer = await signInByOneId(context, code, arrival, now);
    return { ...arrived(context, reply, arrival, answer), return: started.returnPath };
  });

  publicRoute(api, auth.sapCallback, async ({ query, context, machineNow: now, request, reply }) => {
    const arrival = arrivalOf(context, request);
    return arrived(context, reply, arrival, await signInByTicket(context, query.id, arrival, now));
  });

  publicRoute(api, auth.password, async ({ body, context, machineNow: now, request, reply }) => {
    const arrival = arrivalOf(context, request);
    const given = { ...body, remember: body.remember ?? false };
    return arrived(context, reply, arrival, await signInByPassword(context, given, arrival, now));
  });

  publicRoute(api, factorSignIn.factorOptions, async ({ body, context, machineNow: now }) => ({
    options: await askForPasskey(context, body.pending, now),
  }));

  publicRoute(api, factorSignIn.factor, async ({ body, context, machineNow: now, request, reply }) => {
    const arrival = arrivalOf(context, request);
    return arrived(context, reply, arrival, await giveFactor(context, body.pending, body.proof, arrival, now));
  });

  publicRoute(api, factorSignIn.enrolBegin, ({ body, context, machineNow: now }) =>
    beginDemanded(context, body.pending, body.kind, now),
  );

  publicRoute(api, factorSignIn.enrol, async ({ body, context, machineNow: now, request, reply }) => {
    const arrival = arrivalOf(context, request);
    const done = await finishDemanded(context, body.pending, body.enrolment, arrival, now);
    keepDevice(context, reply, arrival);
    return done;
  });

  publicRoute(api, auth.refresh, async ({ context, machineNow: now, request, write }) => {
    const token = bearerOf(request);
    const record = token === undefined ? undefined : await write((tx) => refreshSession(tx, { context, now }, token));
    if (record === undefined) throw new Problem("unauthenticated", { detail: "The refresh token is of no use." });
    return record;
  });

  publicRoute(api, auth.logout, async ({ context, machineNow: now, request, write }) => {
    const token = bearerOf(request);
    if (token !== undefined) await write((tx) => signOut(tx, { context, now }, token));
  });

  route(api, auth.impersonate, ({ params, actor, context, machineNow: now, write }) =>
    write((tx) => impersonate(tx, { actor, context, now }, params.id)),
  );

  route(api, auth.impersonationReason, ({ body, actor, context, machineNow: now, write }) =>
    write((tx) => giveReason(tx, { actor, context, now }, body.reason)),
  );

  route(api, auth.revert, ({ actor, context, machineNow: now, write }) =>
    write((tx) => revert(tx, { actor, context, now })),
  );
}
