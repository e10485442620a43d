import { factors } from "@yer/api/contract/factors";
import { changePassword } from "../auth/password-service.js";
import { changeEmail } from "./email-service.js";
import { route, type Api } from "../http/route.js";
import {
  addOwn,
  askOwnPasskey,
  beginOwn,
  prove,
  readFactors,
  readOwn,
  removeOwn,
  renameOwn,
  renewOwnCodes,
  resetFactors,
} from "./own-service.js";

/** Second factors and the password: one's own and, with the permission, a reset of others'. */
export function factorsRoutes(api: Api): void {
  route(api, factors.own, ({ actor, context, now }) => readOwn(context, actor, now));

  route(api, factors.proveOptions, ({ actor, context, now }) => askOwnPasskey(context, actor, now));

  route(api, factors.prove, ({ actor, body, context, now }) => prove(context, actor, body.proof, now));

  route(api, factors.begin, ({ actor, body, context, now }) => beginOwn(context, actor, body.kind, now));

  route(api, factors.add, ({ actor, body, context, now }) => addOwn(context, actor, body.enrolment, now));

  route(api, factors.rename, ({ actor, params, body, write }) =>
    write((tx) => renameOwn(tx, actor, params.id, body.name)),
  );

  route(api, factors.remove, ({ actor, params, context, now, write }) =>
    write((tx) => removeOwn(context, tx, actor, params.id, now)),
  );

  route(api, factors.codes, async ({ actor, context, now, write }) => ({
    codes: await write((tx) => renewOwnCodes(context, tx, actor, now)),
  }));

  route(api, factors.password, ({ actor, body, context, now }) => changePassword(context, actor, body, now));

  route(api, factors.email, ({ actor, body, context, now, write }) =>
    write((tx) => changeEmail(context, tx, actor, body.email, now)),
  );

  route(api, factors.of, ({ actor, params, context }) => readFactors(context, actor, params.id));

  route(api, factors.reset, ({ actor, params, body, context, now, write }) =>
    write((tx) => resetFactors(context, tx, actor, params.id, body.reason, now)),
  );
}
