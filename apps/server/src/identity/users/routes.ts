import { ownAccount } from "@yer/api/contract/own-account";
import { users } from "@yer/api/contract/users";
import { withTransaction } from "../../platform/database/transaction.js";
import { route, type Api } from "../../platform/http/route.js";
import { readUserHistory } from "./history-service.js";
import { createUser, updateUser, userImpact } from "./facts-service.js";
import { askRegister, comparePosts, readJobs, takeOverPosts } from "./jobs-service.js";
import { keepPreferences, readMe } from "./me-service.js";
import { readBorrowers, readBorrowings } from "./borrowed-service.js";
import { countOnline, readRegister } from "./register-service.js";
import { visibleUser } from "./page.js";
import { readUser, setBlocked, updatePermissions } from "./service.js";

/** People: every call of SPEC §7 under `/users`. The register as a spreadsheet is `registers/exports/`. */
export function usersRoutes(api: Api): void {
  route(api, ownAccount.me, async ({ actor, context, machineNow }) => ({
    ...(await readMe(context.db, actor)),
    borrowedBy: await readBorrowers(context.db, actor, machineNow),
  }));

  route(api, ownAccount.borrowed, async ({ actor, context }) => ({ items: await readBorrowings(context.db, actor) }));

  route(api, ownAccount.preferences, async (call) => call.write((tx) => keepPreferences(tx, call, call.body)));

  route(api, users.onlineCount, async ({ actor, context, now }) => ({
    count: await countOnline(context.db, actor, now),
  }));

  route(api, users.history, ({ actor, params, query, context }) =>
    withTransaction(context.db, (tx) => readUserHistory(tx, { actor }, params.id, query)),
  );

  route(api, users.list, ({ actor, query, context, now }) => readRegister(context.db, actor, query, now));

  route(api, users.create, ({ actor, body, context, now, write }) =>
    write((tx) => createUser(tx, { actor, context, now }, body)),
  );

  route(api, users.get, async (call) => call.write((tx) => readUser(tx, call, call.params.id)));

  route(api, users.update, ({ actor, params, body, ifMatch, context, now, write }) =>
    write((tx) => updateUser(tx, { actor, context, now }, params.id, { body, ifMatch })),
  );

  route(api, users.permissions, ({ actor, params, body, ifMatch, context, now, write }) =>
    write((tx) => updatePermissions(tx, { actor, context, now }, params.id, { body, ifMatch })),
  );

  route(api, users.impact, ({ actor, params, body, context }) =>
    withTransaction(context.db, (tx) => userImpact(tx, actor, params.id, body)),
  );

  route(api, users.jobs, ({ actor, params, context }) =>
    withTransaction(context.db, async (tx) => {
      await visibleUser(tx, actor, params.id, "read_jobs:user");
      return { items: await readJobs(tx, params.id) };
    }),
  );

  route(api, users.previewJobs, async ({ actor, params, context }) => {
    const user = await withTransaction(context.db, (tx) => visibleUser(tx, actor, params.id, "sync_jobs:user"));
    const posts = await askRegister(context, user.pinfl);
    return withTransaction(context.db, (tx) => comparePosts(tx, params.id, posts));
  });

  route(api, users.syncJobs, async ({ actor, params, context, now, write }) => {
    const user = await withTransaction(context.db, (tx) => visibleUser(tx, actor, params.id, "sync_jobs:user"));
    const posts = await askRegister(context, user.pinfl);
    return write((tx) => takeOverPosts(tx, { actor, context, now }, params.id, posts));
  });

  route(api, users.block, ({ actor, params, body, context, now, write }) =>
    write((tx) => setBlocked(tx, { actor, context, now }, params.id, body)),
  );
}
