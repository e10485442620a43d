import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import { lockApplication } from "../applications/application.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { stepLabel, stepParams } from "../../questions/diagrams/step-names.js";
import { notify } from "../../identity/notices/service.js";
import { lastSeatsOf } from "./held-seats.js";
import { liveHolder } from "./lease.js";
import { diagramOf } from "./queries.js";
import { endLease, readSeat, type SeatKey, seatHolder } from "./seats.js";

/**
 * Passes on the conclusions that a person who leaves was giving: each with what was written to the first recipient of
 * the same organisation who may give it; where none may, its lease ends and any colleague can take it.
 */
export async function passSeats(
  transaction: Transaction,
  { actor, now, events }: { readonly actor: Actor; readonly now: Date; readonly events: Events },
  leaver: string,
  recipients: readonly Actor[],
  reason: string,
): Promise<void> {
  for (const { homeRegion, applicationId, stepId } of await lastSeatsOf(transaction, leaver)) {
    const application = await lockApplication(transaction, applicationId);
    const asked = await transaction
      .selectFrom("step_organisations")
      .select("organisation_id")
      .where("home_region", "=", homeRegion)
      .where("run_id", "=", application.run?.id ?? "")
      .where("step_id", "=", stepId)
      .where("held_by", "=", leaver)
      .executeTakeFirst();
    // Given, or taken over, while this waited for the application.
    if (asked === undefined || application.run === null) continue;
    const key: SeatKey = {
      homeRegion,
      applicationId,
      runId: application.run.id,
      stepId,
      organisationId: asked.organisation_id,
    };
    const seat = await readSeat(transaction, key);
    if (seat === undefined || !seat.running) continue;
    const isLive = liveHolder(seat, now) !== undefined;
    const next = recipients.find(
      (recipient) =>
        recipient.organisation?.id === key.organisationId &&
        decide(recipient, { code: "give:conclusion", kind: "act" }, application.subject).allowed,
    );
    if (next !== undefined) {
      await seatHolder(transaction, key, seat, {
        id: next.id,
        name: next.name,
        since: now,
        until: seat.held_until ?? now,
      });
    } else if (isLive) await endLease(transaction, key, now);
    if (!isLive) continue;
    const diagram = await diagramOf(transaction, application.run.version_id);
    await notify(
      transaction,
      { events, now },
      {
        to: next === undefined ? [] : [next.id],
        kind: "conclusion.delegated",
        subject: { kind: "application", id: applicationId },
        params: { by: actor.name, number: application.row.number, ...stepParams(diagram, stepId), reason },
      },
    );
    await appendHistory(transaction, {
      record: { kind: "application", id: applicationId, homeRegion },
      at: now,
      actor: actor.id,
      impersonator: actor.impersonation?.byId ?? null,
      action: next === undefined ? "conclusion.released" : "conclusion.delegated",
      reason,
      params: {
        step: stepLabel(diagram, stepId),
        organisation: key.organisationId,
        from: leaver,
        ...(next === undefined ? {} : { to: next.id, name: next.name }),
      },
    });
    await events.publish(transaction, {
      kind: "conclusion.delegated",
      id: applicationId,
      district: application.row.district_soato,
    });
  }
}
