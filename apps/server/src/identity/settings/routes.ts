import { calendar, proposals, settings } from "@yer/api/contract/settings";
import { type Api, route } from "../../platform/http/route.js";
import { republic } from "../../platform/territory/territory.js";
import { historyPage } from "../users/history-page.js";
import { calendarYear, changeCalendar } from "./calendar-service.js";
import { decideProposal } from "./decide.js";
import { calendarImpact, settingImpact } from "./impact.js";
import { listSettings, settingPage } from "./page.js";
import { openProposals } from "./proposal-queries.js";
import { assertCovers, settingRecordRef } from "./record.js";
import { setValue, withdrawValue } from "./service.js";

/** Settings, the proposals to change them, and the holiday calendar. */
export function settingsRoutes(api: Api): void {
  route(api, settings.list, async ({ context, now }) => ({ items: await listSettings(context.db, now) }));
  route(api, settings.get, ({ params, query, actor, context, now }) =>
    settingPage(context.db, { subject: params.key, territory: query.territory ?? republic }, actor, now),
  );
  route(api, settings.history, ({ params, query, context }) =>
    historyPage(context.db, settingRecordRef(params.key), query),
  );
  route(api, settings.set, (call) =>
    call.write((tx) =>
      setValue(tx, call, call.params.key, {
        body: { ...call.body, value: call.body.value },
        ifMatch: call.ifMatch,
      }),
    ),
  );
  route(api, settings.withdraw, (call) => call.write((tx) => withdrawValue(tx, call, call.params.key, call)));
  route(api, settings.impact, ({ params, body: { territory = republic, validFrom, value }, actor, context, now }) => {
    assertCovers(actor, territory);
    return settingImpact(context.db, params.key, { territory, validFrom, value }, now);
  });

  route(api, proposals.list, async ({ context, actor, now }) => ({
    items: await openProposals(context.db, actor, now),
  }));
  const verdicts = { approve: proposals.approve, refuse: proposals.refuse, "take-back": proposals.takeBack } as const;
  for (const verdict of ["approve", "refuse", "take-back"] as const) {
    route(api, verdicts[verdict], (call) =>
      call.write((tx) =>
        decideProposal(tx, call, call.params.id, {
          body: { verdict, reason: call.body.reason },
          ifMatch: call.ifMatch,
        }),
      ),
    );
  }

  route(api, calendar.year, ({ params, actor, context, now }) => calendarYear(context.db, params.year, actor, now));
  route(api, calendar.history, ({ query, context }) => historyPage(context.db, settingRecordRef("calendar"), query));
  route(api, calendar.change, (call) => call.write((tx) => changeCalendar(tx, call, call.params.year, call)));
  route(api, calendar.impact, ({ params, body, context, now }) =>
    calendarImpact(context.db, params.year, body.changes, now),
  );
}
