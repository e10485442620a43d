import { auth } from "@yer/api/contract/auth";
import { Problem } from "../http/problem.js";
import { bearerOf } from "../http/request-actor.js";
import { publicRoute, route, type Api } from "../http/route.js";
import { giveReason, impersonate, revert } from "./impersonation-service.js";
import { authorisationUrl } from "./oneid-client.js";
import { finishSignOn, rawQueryParameter, safeReturn, startSignOn } from "./oneid-state.js";
import { networkOf } from "../throttle/network.js";
import { refreshSession, signOut } from "./session-service.js";
import { signInByOneId, signInByPassword, signInByTicket } from "./sign-in-service.js";

/** Where OneID sends the browser back to: a screen of the public app, which makes the call. */
const returnScreen = "/auth/oneid/callback";

/** Sign-in, refresh, sign-out, impersonation. */
export function authRoutes(api: Api): void {
  publicRoute(api, auth.oneidLogin, async ({ query, context, now, reply }) => {
    const { config, secrets } = context;
    if (config.oneId === undefined) throw new Problem("unavailable", { detail: "No single sign-on is configured." });
    const started = startSignOn(config, secrets, safeReturn(config, query.return), now);
    void reply.header("set-cookie", started.setCookie);
    const location = authorisationUrl(config.oneId, config.publicUrl + returnScreen, started.state);
    return { kind: "redirect", location };
  });

  publicRoute(api, auth.oneidCallback, async ({ query, context, now, request, reply }) => {
    const { config, secrets } = context;
    const started = finishSignOn(config, secrets, request.headers.cookie, query.state, now);
    if (started === undefined) {
      throw new Problem("sign-on-failed", { detail: "This browser did not begin the sign-on, or long ago." });
    }
    void reply.header("set-cookie", started.clearCookie);
    const code = rawQueryParameter(request.raw.url ?? "", "code") ?? query.code;
    return { ...(await signInByOneId(context, code, now)), return: started.returnPath };
  });

  publicRoute(api, auth.sapCallback, ({ query, context, now }) => signInByTicket(context, query.id, now));

  publicRoute(api, auth.password, ({ body, context, now, request }) =>
    signInByPassword(context, { ...body, remember: body.remember ?? false, address: networkOf(request.ip) }, now),
  );

  publicRoute(api, auth.refresh, async ({ context, now, request, write }) => {
    const token = bearerOf(request);
    const record =
      token === undefined ? undefined : await write((tx) => refreshSession(tx, context.secrets, token, now));
    if (record === undefined) throw new Problem("unauthenticated", { detail: "The refresh token is of no use." });
    return record;
  });

  publicRoute(api, auth.logout, async ({ context, now, request, write }) => {
    const token = bearerOf(request);
    if (token !== undefined) await write((tx) => signOut(tx, context.secrets, token, now));
  });

  route(api, auth.impersonate, ({ params, actor, context, now, write }) =>
    write((tx) => impersonate(context, tx, actor, params.id, now)),
  );

  route(api, auth.impersonationReason, ({ body, actor, context, now, write }) =>
    write((tx) => giveReason(context, tx, actor, body.reason, now)),
  );

  route(api, auth.revert, ({ actor, context, now, write }) => write((tx) => revert(context, tx, actor, now)));
}
