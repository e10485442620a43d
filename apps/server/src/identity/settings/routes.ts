import { calendar, proposals, settings } from "@yer/api/contract/settings";
import { type Api, type Call, route } from "../../platform/http/route.js";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { historyPage } from "../users/history-page.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { readCalendarList } from "./calendar-list.js";
import { calendarYear, changeCalendar, isIdle, standingDays, wantedChanges } from "./calendar-service.js";
import { decideProposal } from "./decide.js";
import { calendarImpact, settingImpact } from "./impact.js";
import { listSettings, settingPage } from "./page.js";
import { openProposals } from "./proposal-queries.js";
import { settingRecordRef } from "./record.js";
import { setValue, withdrawValue } from "./service.js";

const acting = ({ actor, now, context }: Pick<Call<Endpoint>, "actor" | "now" | "context">) => ({
  actor,
  now,
  events: context.events,
});

/** Settings, the proposals to change them, and the holiday calendar. */
export function settingsRoutes(api: Api): void {
  route(api, settings.list, async ({ context, now }) => ({ items: await listSettings(context.db, now) }));
  route(api, settings.get, ({ params, actor, context, now }) => settingPage(context.db, params.key, actor, now));
  route(api, settings.history, ({ params, query, context }) =>
    historyPage(context.db, settingRecordRef(params.key), query),
  );
  route(api, settings.set, (call) =>
    call.write((tx) =>
      setValue(tx, acting(call), call.params.key, {
        body: { ...call.body, value: call.body.value },
        ifMatch: call.ifMatch,
      }),
    ),
  );
  route(api, settings.withdraw, (call) =>
    call.write((tx) => withdrawValue(tx, acting(call), call.params.key, { body: call.body, ifMatch: call.ifMatch })),
  );
  route(api, settings.impact, ({ params, body, context, now }) =>
    settingImpact(context.db, params.key, { validFrom: body.validFrom, value: body.value }, now),
  );

  route(api, proposals.list, async ({ context, actor, now }) => ({
    items: await openProposals(context.db, actor, now),
  }));
  const verdicts = { approve: proposals.approve, refuse: proposals.refuse, "take-back": proposals.takeBack } as const;
  for (const verdict of ["approve", "refuse", "take-back"] as const) {
    route(api, verdicts[verdict], (call) =>
      call.write((tx) =>
        decideProposal(tx, acting(call), call.params.id, {
          body: { verdict, reason: call.body.reason },
          ifMatch: call.ifMatch,
        }),
      ),
    );
  }

  route(api, calendar.year, ({ params, actor, context, now }) => calendarYear(context.db, params.year, actor, now));
  route(api, calendar.history, ({ query, context }) => historyPage(context.db, settingRecordRef("calendar"), query));
  route(api, calendar.change, (call) =>
    call.write((tx) => changeCalendar(tx, acting(call), call.params.year, { body: call.body, ifMatch: call.ifMatch })),
  );
  route(api, calendar.impact, ({ params, body, context, now }) =>
    calendarImpact(context.db, params.year, body.changes, now),
  );
  route(api, calendar.readList, async ({ params, body, context, now }) => {
    const { changes, faults } = readCalendarList(body.text, params.year, dayInTashkent(now));
    const wanted = wantedChanges(params.year, changes, now);
    const standing = await standingDays(context.db, wanted);
    const fresh = wanted.filter((change) => !isIdle(change, standing.get(change.day)));
    return { changes: fresh, same: wanted.length - fresh.length, faults: [...faults] };
  });
}
