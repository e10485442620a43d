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
  route(api, factors.own, ({ actor, context, machineNow: now }) => readOwn({ actor, context, now }));

  route(api, factors.proveOptions, ({ actor, context, machineNow: now }) => askOwnPasskey({ actor, context, now }));

  route(api, factors.prove, ({ actor, body, context, machineNow: now }) => prove({ actor, context, now }, body.proof));

  route(api, factors.begin, ({ actor, body, context, machineNow: now }) =>
    beginOwn({ actor, context, now }, body.kind),
  );

  route(api, factors.add, ({ actor, body, context, machineNow: now }) =>
    addOwn({ actor, context, now }, body.enrolment),
  );

  route(api, factors.rename, ({ actor, params, body, context, machineNow: now, write }) =>
    write((tx) => renameOwn(tx, { actor, context, now }, params.id, body)),
  );

  route(api, factors.remove, ({ actor, params, context, machineNow: now, write }) =>
    write((tx) => removeOwn(tx, { actor, context, now }, params.id)),
  );

  route(api, factors.codes, async ({ actor, context, machineNow: now, write }) => ({
    codes: await write((tx) => renewOwnCodes(tx, { actor, context, now })),
  }));

  route(api, factors.password, ({ actor, body, context, machineNow: now }) =>
    changePassword({ actor, context, now }, body),
  );

  route(api, factors.email, ({ actor, body, context, machineNow: now, write }) =>
    write((tx) => changeEmail(tx, { actor, context, now }, body.email)),
  );

  route(api, factors.of, ({ actor, params, context }) => readFactors(context, actor, params.id));

  route(api, factors.reset, ({ actor, params, body, context, machineNow: now, write }) =>
    write((tx) => resetFactors(tx, { actor, context, now }, params.id, body.reason)),
  );
}
