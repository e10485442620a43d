import type { StatusKey } from "@yer/api/contract/statuses";
import { tickApplications } from "../cases/application-acts/clock.js";
import { readApplicationRecord } from "../cases/applications/application.js";
import { decideAsCouncil, decideAsJustice, startDiscussion, submit } from "../cases/application-acts/service.js";
import { giveConclusion } from "../cases/discussion/service.js";
import { recordPayment } from "../money/payments/service.js";
import type { ApplicationKit } from "./application-kit.js";

const day = 86_400_000;

/**
 * Creates an application, unless one is given, and takes it along the usual way to a status; the clock goes on by the
 * days of the announcement.
 */
export async function carryTo(
  kit: ApplicationKit,
  wanted: StatusKey,
  given: Parameters<ApplicationKit["create"]>[0] = {},
  known?: string,
): Promise<string> {
  const { act, cast } = kit;
  const id = known ?? (await kit.create(given));
  const conclude = (who: "architect" | "ecologist") =>
    act(cast[who], (tx, acting) =>
      giveConclusion(tx, acting, id, {
        stepId: who === "architect" ? "architecture" : "ecology",
        verdict: "positive",
        summary: "Koʻrib chiqildi",
        answers: who === "architect" ? { "17": 2, "66": 2012 } : { "21": 1 },
        fileIds: [],
      }),
    );
  const steps: Partial<Record<StatusKey, () => Promise<unknown>>> = {
    editing: () => act(cast.operator, (tx, acting) => submit(tx, acting, id)),
    to_conclusion: () => act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id)),
    in_discussion: async () => {
      await conclude("architect");
      await conclude("ecologist");
    },
    announced: async () => {
      kit.clock.advance(11 * day);
      await tickApplications(kit.database.db, kit.events, kit.clock.now());
    },
    at_justice: () =>
      act(cast.justice, (tx, acting) => decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy" })),
    in_payment: () =>
      act(cast.cashier, (tx, acting) =>
        recordPayment(tx, acting, id, { amount: 41_200_000 * 3, paidOn: "2026-03-05", document: `T-${id}` }),
      ),
    at_council: () =>
      act(cast.council, (tx, acting) =>
        decideAsCouncil(tx, acting, id, { verdict: "for", number: "1", date: "2026-03-05" }),
      ),
  };
  for (;;) {
    const { status } = (await readApplicationRecord(kit.database.db, id)).row;
    if (status === wanted) return id;
    const step = steps[status];
    if (step === undefined) throw new Error(`The usual way does not lead from ${status} to ${wanted}.`);
    await step();
  }
}
