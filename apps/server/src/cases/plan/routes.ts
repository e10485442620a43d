import type { Endpoint } from "@yer/api/contract/endpoint";
import type { Schedule } from "@yer/api/contract/schedule-facts";
import { schedules } from "@yer/api/contract/schedules";
import { type ActingPerson, actingOf } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { type Api, type Call, route } from "../../platform/http/route.js";
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

/** One transaction: the act, then the schedule as it stands after it. */
async function act<E extends Endpoint>(
  call: Call<E>,
  work: (transaction: Transaction, acting: ActingPerson) => Promise<string>,
): Promise<Schedule> {
  return call.write(async (transaction) => {
    const acting = await actingOf(transaction, call);
    return readSchedule(transaction, acting, await work(transaction, acting));
  });
}

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
    act(call, async (transaction, acting) => createSchedule(transaction, acting, call.body)),
  );
  route(api, schedules.update, async (call) =>
    act(call, async (transaction, acting) => {
      await updateSchedule(transaction, acting, call.params.id, call);
      return call.params.id;
    }),
  );
  moveRoutes(api);
}

/** An act on the schedule that the path names. */
async function move<E extends Endpoint>(
  call: Call<E>,
  id: string,
  work: (transaction: Transaction, acting: ActingPerson) => Promise<void>,
): Promise<Schedule> {
  return act(call, async (transaction, acting) => {
    await work(transaction, acting);
    return id;
  });
}

function moveRoutes(api: Api): void {
  route(api, schedules.propose, async (call) =>
    move(call, call.params.id, async (tx, acting) => moveSchedule(tx, acting, call.params.id, { move: "propose" })),
  );
  route(api, schedules.approve, async (call) =>
    move(call, call.params.id, async (tx, acting) => moveSchedule(tx, acting, call.params.id, { move: "approve" })),
  );
  route(api, schedules.return, async (call) =>
    move(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "return", ...call.body }),
    ),
  );
  route(api, schedules.withdraw, async (call) =>
    move(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "withdraw", ...call.body }),
    ),
  );
  route(api, schedules.cancel, async (call) =>
    move(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "cancel", ...call.body }),
    ),
  );
  route(api, schedules.close, async (call) =>
    move(call, call.params.id, async (tx, acting) =>
      moveSchedule(tx, acting, call.params.id, { move: "close", ...call.body }),
    ),
  );
  route(api, schedules.change, async (call) =>
    move(call, call.params.id, async (tx, acting) => proposeChange(tx, acting, call.params.id, call.body)),
  );
  route(api, schedules.prolong, async (call) =>
    move(call, call.params.id, async (tx, acting) => prolongSchedule(tx, acting, call.params.id, call.body)),
  );
}
