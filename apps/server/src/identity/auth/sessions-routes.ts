import { sessions } from "@yer/api/contract/sessions";
import { withTransaction } from "../../platform/database/transaction.js";
import { route, type Api } from "../../platform/http/route.js";
import {
  endAllSessionsOf,
  endOtherSessions,
  endOwnSession,
  knowDevice,
  readNewDevices,
  stay,
  endSessionOf,
  readOwnSessions,
  readSessions,
} from "./sessions-service.js";

/** Living sessions: one's own and, with the permission, others'. */
export function sessionsRoutes(api: Api): void {
  route(api, sessions.own, ({ actor, context, machineNow: now }) =>
    withTransaction(context.db, (tx) => readOwnSessions(tx, actor, now)),
  );

  route(api, sessions.stay, ({ actor, context, machineNow: now }) => stay({ actor, context, now }));

  route(api, sessions.newDevices, ({ actor, context }) => readNewDevices(context.db, actor));

  route(api, sessions.knowDevice, ({ actor, params, context, machineNow: now, write }) =>
    write((tx) => knowDevice(tx, { actor, context, now }, params.id)),
  );

  route(api, sessions.endOwn, ({ actor, params, context, machineNow: now, write }) =>
    write((tx) => endOwnSession(tx, { actor, context, now }, params.id)),
  );

  route(api, sessions.endOthers, ({ actor, context, machineNow: now, write }) =>
    write((tx) => endOtherSessions(tx, { actor, context, now })),
  );

  route(api, sessions.list, ({ actor, params, context, machineNow: now }) =>
    withTransaction(context.db, (tx) => readSessions(tx, actor, params.id, now)),
  );

  route(api, sessions.end, ({ actor, params, context, machineNow: now, write }) =>
    write((tx) => endSessionOf(tx, { actor, context, now }, params)),
  );

  route(api, sessions.endAll, ({ actor, params, context, machineNow: now, write }) =>
    write((tx) => endAllSessionsOf(tx, { actor, context, now }, params.id)),
  );
}
