import { factors } from "@yer/api/contract/factors";
import { changePassword } from "../auth/password-service.js";
import { changeEmail } from "./email-service.js";
import { route, type Api } from "../../platform/http/route.js";
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
} from "./service.js";

/** Second factors and the password: one's own and, with the permission, a reset of others'. */
export function factorsRoutes(api: Api): void {
  route(api, factors.own, ({ actor, context, machineNow: now }) => readOwn(context, actor, now));

  route(api, factors.proveOptions, ({ actor, context, machineNow: now }) => askOwnPasskey(context, actor, now));

  route(api, factors.prove, ({ actor, body, context, machineNow: now }) => prove(context, actor, body.proof, now));

  route(api, factors.begin, ({ actor, body, context, machineNow: now }) => beginOwn(context, actor, body.kind, now));

  route(api, factors.add, ({ actor, body, context, machineNow: now }) => addOwn(context, actor, body.enrolment, now));

  route(api, factors.rename, ({ actor, params, body, write }) =>
    write((tx) => renameOwn(tx, actor, params.id, body.name)),
  );

  route(api, factors.remove, ({ actor, params, context, machineNow: now, write }) =>
    write((tx) => removeOwn(tx, { actor, context, now }, params.id)),
  );

  route(api, factors.codes, async ({ actor, context, machineNow: now, write }) => ({
    codes: await write((tx) => renewOwnCodes(tx, { actor, context, now })),
  }));

  route(api, factors.password, ({ actor, body, context, machineNow: now }) =>
    changePassword(context, actor, body, now),
  );

  route(api, factors.email, ({ actor, body, context, machineNow: now, write }) =>
    write((tx) => changeEmail(tx, { actor, context, now }, body.email)),
  );

  route(api, factors.of, ({ actor, params, context }) => readFactors(context, actor, params.id));

  route(api, factors.reset, ({ actor, params, body, context, machineNow: now, write }) =>
    write((tx) => resetFactors(tx, { actor, context, now }, params.id, body.reason)),
  );
}
