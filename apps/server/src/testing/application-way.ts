import type { StatusKey } from "@yer/api/contract/statuses";
import { giveConclusion } from "../cases/discussion/service.js";
import { decideObjection, objectTo } from "../cases/objections/service.js";
import { recordPayment } from "../money/payments/service.js";
import { type ApplicationKit, madePinfl } from "./application-kit.js";
import { tickApplications } from "../cases/application-acts/clock.js";
import { answerRequest } from "../cases/applications/edit-requests.js";
import { readApplicationRecord } from "../cases/applications/application.js";
import { readApplication } from "../cases/application-acts/read.js";
import {
  decideAsCouncil,
  decideAsJustice,
  returnApplication,
  startDiscussion,
  submit,
} from "../cases/application-acts/service.js";

/** Milliseconds of a day. */
export const day = 86_400_000;

/** The codes of what refused an act; of what does not say any, its own. */
export async function reasons(work: Promise<unknown>): Promise<string[]> {
  const error: unknown = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  const details = (error as { details?: { reasons?: { code: string }[] }; code?: string } | undefined)?.details;
  return details?.reasons?.map(({ code }) => code) ?? [String((error as { code?: string } | undefined)?.code)];
}

/** What takes applications along their way in a test, each by who does it. @param kit asked anew at each call */
export function applicationWay(kit: () => ApplicationKit) {
  async function status(id: string): Promise<StatusKey> {
    return (await readApplicationRecord(kit().database.db, id)).row.status;
  }

  const conclude = (who: "architect" | "ecologist", id: string, verdict: "positive" | "negative" = "positive") =>
    kit().act(kit().cast[who], (tx, acting) =>
      giveConclusion(tx, acting, id, {
        stepId: who === "architect" ? "architecture" : "ecology",
        verdict,
        summary: "Koʻrib chiqildi",
        answers: who === "architect" ? { "17": 2, "66": 2012 } : { "21": 1 },
        fileIds: [],
      }),
    );

  const tick = () => tickApplications(kit().database.db, kit().events, kit().clock.now());

  /** Takes an application along the usual way as far as asked. */
  async function applicationIn(
    wanted: StatusKey,
    given: Parameters<ApplicationKit["create"]>[0] = {},
  ): Promise<string> {
    const { cast, act } = kit();
    const id = await kit().create(given);
    const way: readonly [StatusKey, () => Promise<unknown>][] = [
      ["editing", () => act(cast.operator, (tx, acting) => submit(tx, acting, id))],
      ["to_conclusion", () => act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id))],
      ["in_discussion", () => Promise.all([conclude("architect", id), conclude("ecologist", id)])],
      [
        "announced",
        async () => {
          kit().clock.advance(11 * day);
          await tick();
        },
      ],
      [
        "at_justice",
        () =>
          act(cast.justice, (tx, acting) =>
            decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy" }),
          ),
      ],
      ["in_payment", () => pay(id, 41_200_000 * 3)],
      [
        "at_council",
        () =>
          act(cast.council, (tx, acting) =>
            decideAsCouncil(tx, acting, id, { verdict: "for", number: "12-3", date: "2026-03-05" }),
          ),
      ],
    ];
    for (const [from, step] of way) {
      if (from === wanted) return id;
      await step();
    }
    return id;
  }

  const pay = (id: string, amount: number, document = "T-1") =>
    kit().act(kit().cast.cashier, (tx, acting) =>
      recordPayment(tx, acting, id, { amount, paidOn: "2026-03-05", document }),
    );

  const object = (id: string) =>
    kit().act(null, (tx, acting) =>
      objectTo(tx, acting, id, {
        name: "Qoʻshni Namunayev",
        number: madePinfl(999),
        phone: "+998901234567",
        text: "Bu yer meniki, hujjatim bor",
        fileIds: [],
      }),
    );

  const decide = (id: string, objection: string, verdict: "upheld" | "dismissed") =>
    kit().act(kit().cast.objections, (tx, acting) =>
      decideObjection(tx, acting, objection, { body: { verdict, reason: "Oʻrganildi" }, ifMatch: null }),
    );

  const reject = (id: string) =>
    kit().act(kit().cast.council, (tx, acting) =>
      decideAsCouncil(tx, acting, id, {
        verdict: "against",
        number: "7",
        date: "2026-03-05",
        reason: "Asos yoʻq",
        because: "ground_unproven",
      }),
    );

  const sendBack = (id: string, kind: "fix_outline" | "correct_occupier") =>
    kit().act(kit().cast.reviewer, (tx, acting) =>
      returnApplication(tx, acting, id, { reason: "Aniqlashtirish", requests: [{ kind, note: "Qarang" }] }),
    );

  const resubmit = async (id: string) => {
    const { cast, act } = kit();
    const { editRequests } = await act(cast.operator, (tx, acting) => readApplication(tx, acting, id));
    for (const { id: request } of editRequests.filter(({ answer }) => answer === null)) {
      await act(cast.operator, (tx, acting) =>
        answerRequest(tx, acting, id, { requestId: request, answer: "Tuzatildi" }),
      );
    }
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  };

  return { status, conclude, tick, applicationIn, pay, object, decide, reject, sendBack, resubmit };
}
