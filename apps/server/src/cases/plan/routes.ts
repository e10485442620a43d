import { schedules } from "@yer/api/contract/schedules";
import { actingOf } from "../../platform/acting/acting.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { copyYear, previewCopy } from "./copy.js";
import { readProgress, schedulePage } from "./queries.js";
import {
  createSchedule,
  moveSchedule,
  prolongSchedule,
  proposeChange,
  readingOf,
  readLoad,
  readPlanOf,
  readSchedule,
  readScheduleHistory,
  readTeams,
  updateSchedule,
} from "./service.js";
import { readBusyTeams } from "./team-load.js";

const { make, act } = actsOnRecord(readSchedule);

/** Registers the routes of the plan schedule. */
export function planRoutes(api: Api): void {
  route(api, schedules.list, async (call) =>
    schedulePage(call.context.db, readingOf(await actingOf(call.context.db, call)), call.query),
  );
  route(api, schedules.progress, async (call) => ({
    items: await readProgress(call.context.db, readingOf(await actingOf(call.context.db, call)), call.query),
  }));
  route(api, schedules.load, async (call) =>
    readLoad(call.context.db, await actingOf(call.context.db, call), call.query),
  );
  route(api, schedules.busyTeams, async (call) => {
    const acting = await actingOf(call.context.db, call);
    return readBusyTeams(call.context.db, acting, readingOf(acting), call.query);
  });
  route(api, schedules.ofNeighborhood, async (call) =>
    readPlanOf(call.context.db, await actingOf(call.context.db, call), call.params.neighborhood),
  );
  route(api, schedules.teams, async ({ context, actor, params }) => readTeams(context.db, actor, params.neighborhood));
  route(api, schedules.history, async ({ context, actor, params, query }) =>
    readScheduleHistory(context.db, actor, params.id, query),
  );
  route(api, schedules.previewCopy, async (call) =>
    previewCopy(call.context.db, await actingOf(call.context.db, call), call.query),
  );
  route(api, schedules.copy, async (call) =>
    call.write(async (transaction) => copyYear(transaction, await actingOf(transaction, call), call.body)),
  );
  route(api, schedules.create, async (call) =>
    make(call, async (transaction, acting) => createSchedule(transaction, acting, call.body)),
  );
  route(api, schedules.update, async (call) =>
    act(call, call.params.id, async (tx, acting) => updateSchedule(tx, acting, call.params.id, call)),
  );
  moveRoutes(api);
}

function moveRoutes(api: Api): void {
  route(api, schedules.propose, async (call) =>
    act(call, call.params.id, async (tx, acting) => moveSchedule(tx, acting, call.params.id, { move: "propose" })),
  );
  route(api, schedules.approve, async (call) =>
    act(call, call.params.id, async (tx, acting) => moveSchedule(tx, acting, call.params.id, { move: "approve" })),
  );
  route(api, schedules.return, async (call) =>
    act(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "return", ...call.body }),
    ),
  );
  route(api, schedules.withdraw, async (call) =>
    act(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "withdraw", ...call.body }),
    ),
  );
  route(api, schedules.cancel, async (call) =>
    act(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "cancel", ...call.body }),
    ),
  );
  route(api, schedules.close, async (call) =>
    act(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "close", ...call.body }),
    ),
  );
  route(api, schedules.change, async (call) =>
    act(call, call.params.id, async (tx, acting) => proposeChange(tx, acting, call.params.id, call.body)),
  );
  route(api, schedules.prolong, async (call) =>
    act(call, call.params.id, async (tx, acting) => prolongSchedule(tx, acting, call.params.id, call.body)),
  );
}
