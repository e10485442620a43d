import type { InboxView } from "@yer/api/contract/conclusions";
import { searchKey, sortKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { expect } from "vitest";
import type { Actor } from "../platform/acting/actor.js";
import { answerRequest } from "../cases/applications/edit-requests.js";
import { readApplicationHistory } from "../cases/applications/history.js";
import { readApplication } from "../cases/application-acts/read.js";
import { returnApplication, startDiscussion, submit } from "../cases/application-acts/service.js";
import { inboxOrder, inboxPage, inboxTotal, stepsAsking, usualSort } from "../cases/conclusions/inbox.js";
import { delegateConclusion, takeConclusion, takeOverConclusion } from "../cases/conclusions/service.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { withTransaction } from "../platform/database/transaction.js";
import { giveConclusion } from "../cases/discussion/service.js";
import { ensureStandardPositions, standardPositions } from "../identity/users/standard-positions.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "./application-kit.js";

/** Milliseconds of an hour. */
export const hour = 3_600_000;
/** The step of the kit's diagram that the architects' organisation answers. */
export const step = "architecture";
/** Why something is given to somebody else. */
export const reason = "Xodim taʼtilda";

/** A member of the architects' organisation who stands in the register of people, as delegation asks. */
async function member(
  kit: ApplicationKit,
  name: string,
  position: "member" | "organisationHead",
  serial: number,
): Promise<Actor> {
  const person: Actor = {
    ...kit.cast.architect,
    id: uuidv7(),
    name,
    pinfl: madePinfl(500 + serial),
    codes: new Set<string>(standardPositions[position].codes),
  };
  await kit.database.db
    .insertInto("users")
    .values({
      id: person.id,
      name,
      sort_key: sortKey(name),
      search_key: searchKey(name),
      username: null,
      password_hash: null,
      pinfl: person.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: true,
      organisation_id: person.organisation?.id ?? null,
      position_id: standardPositions[position].id,
      territory: person.territory,
      granted: jsonb([]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
    })
    .execute();
  return person;
}

/** What members of one organisation do about conclusions, over a database of its own. */
export type ConclusionsKit = Awaited<ReturnType<typeof openConclusionsKit>>;

/**
 * Opens a {@link ConclusionsKit}: three members of the architects' organisation, two who give conclusions and their
 * head.
 */
export async function openConclusionsKit() {
  const kit = await openApplicationKit();
  await withTransaction(kit.database.db, ensureStandardPositions);
  const first = await member(kit, "Birinchi", "member", 1);
  const second = await member(kit, "Ikkinchi", "member", 2);
  const head = await member(kit, "Rahbar", "organisationHead", 3);

  async function running(given: Parameters<ApplicationKit["create"]>[0] = {}): Promise<string> {
    const id = await kit.create(given);
    await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
    await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    return id;
  }

  const sendBack = (id: string) =>
    kit.act(kit.cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, { reason: "Chegara", requests: [{ kind: "fix_outline", note: "Chegara" }] }),
    );
  /** Answers what the return asked for, and starts the discussion anew. */
  async function comeBack(id: string): Promise<void> {
    const { editRequests } = await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, id));
    for (const { id: request, answer } of editRequests) {
      if (answer === null)
        await kit.act(kit.cast.operator, (tx, acting) =>
          answerRequest(tx, acting, id, { requestId: request, answer: "Tuzatildi" }),
        );
    }
    await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
    await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  }

  const take = (who: Actor, id: string, stepId = step) =>
    kit.act(who, (tx, acting) => takeConclusion(tx, acting, id, stepId));
  const give = (who: Actor, id: string, fileIds: string[] = []) =>
    kit.act(who, (tx, acting) =>
      giveConclusion(tx, acting, id, {
        stepId: who.organisation?.kind === "ecology" ? "ecology" : step,
        verdict: "positive",
        summary: "Maʼqul",
        answers: who.organisation?.kind === "ecology" ? { "21": 1 } : { "17": 2 },
        fileIds,
      }),
    );
  const takeOver = (who: Actor, id: string) =>
    kit.act(who, (tx, acting) => takeOverConclusion(tx, acting, id, { stepId: step, reason }));
  const delegate = (who: Actor, id: string, to: Actor) =>
    kit.act(who, (tx, acting) => delegateConclusion(tx, acting, id, { stepId: step, to: to.id, reason }));

  async function actionsOf(id: string): Promise<string[]> {
    const { items } = await kit.act(kit.cast.operator, (tx, acting) => readApplicationHistory(tx, acting, id, {}));
    return items.map(({ action }) => action).filter((action) => action.startsWith("conclusion."));
  }

  /** A view of a person's inbox, and how long it says that it is. */
  async function inbox(who: Actor, view: InboxView, filters = {}) {
    const at = { now: kit.clock.now(), soonDays: 3 };
    const asked = { view, filters, steps: await stepsAsking(kit.database.db, who) };
    const page = { from: inboxOrder.at(usualSort(view), undefined), limit: 50 };
    const rows = await inboxPage(kit.database.db, who, asked, page, at);
    const { total } = await inboxTotal(kit.database.db, who, asked, at, false);
    return { rows: rows.map(({ row }) => row), total };
  }

  return { kit, first, second, head, running, sendBack, comeBack, take, give, takeOver, delegate, actionsOf, inbox };
}

/** The refusal of who finds a conclusion in a colleague's hands. */
export const held = (by: Actor) => ({
  code: "move-refused",
  details: {
    reasons: [
      {
        code: "conclusion-held",
        params: { name: by.name, until: expect.stringMatching(/^\d\d\.\d\d\.2026 \d\d:\d\d$/) as unknown },
      },
    ],
  },
});
/** The refusal of an act for one reason. */
export const because = (code: string) => ({ code: "move-refused", details: { reasons: [{ code }] } });
