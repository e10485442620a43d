import { sessions } from "@yer/api/contract/sessions";
import { withTransaction } from "../database/transaction.js";
import { route, type Api } from "../http/route.js";
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
  route(api, sessions.own, ({ actor, context, now }) =>
    withTransaction(context.db, (tx) => readOwnSessions(tx, actor, now)),
  );

  route(api, sessions.stay, ({ actor, context, now }) => stay(context.db, actor, now));

  route(api, sessions.newDevices, ({ actor, context }) => readNewDevices(context.db, actor));

  route(api, sessions.knowDevice, ({ actor, params, write }) => write((tx) => knowDevice(tx, actor, params.id)));

  route(api, sessions.endOwn, ({ actor, params, context, now, write }) =>
    write((tx) => endOwnSession(context, tx, actor, params.id, now)),
  );

  route(api, sessions.endOthers, ({ actor, context, now, write }) =>
    write((tx) => endOtherSessions(context, tx, actor, now)),
  );

  route(api, sessions.list, ({ actor, params, context, now }) =>
    withTransaction(context.db, (tx) => readSessions(tx, actor, params.id, now)),
  );

  route(api, sessions.end, ({ actor, params, context, now, write }) =>
    write((tx) => endSessionOf(context, tx, actor, params, now)),
  );

  route(api, sessions.endAll, ({ actor, params, context, now, write }) =>
    write((tx) => endAllSessionsOf(context, tx, actor, params.id, now)),
  );
}
