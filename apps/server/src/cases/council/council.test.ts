import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readApplication } from "../application-acts/read.js";
import { triageOverlap } from "../overlaps/triage.js";
import { returnApplication } from "../application-acts/service.js";
import { carryTo } from "../../testing/carry-to.js";
import { type ApplicationKit, openApplicationKit, square } from "../../testing/application-kit.js";
import { addToAgenda, removeFromAgenda } from "./agenda.js";
import { decideOnAgenda } from "./decisions.js";
import { callSession, candidates, changeSession, listSessions, readSession, sessionHistory } from "./service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date("2026-03-05T09:00:00.000Z")));

let sessions = 0;
const call = (number = `M-${(sessions += 1)}`) =>
  kit.act(kit.cast.council, (tx, acting) => callSession(tx, acting, { number, day: "2026-03-20", place: "Zal" }));
const add = (id: string, ids: readonly string[]) =>
  kit.act(kit.cast.council, (tx, acting) => addToAgenda(tx, acting, id, ids));
const decide = (id: string, applications: Parameters<typeof decideOnAgenda>[3]["files"]) =>
  kit.act(kit.cast.council, (tx, acting) =>
    decideOnAgenda(tx, acting, id, { number: "44-son", date: "2026-03-05", files: applications }),
  );
const read = (id: string) => kit.act(kit.cast.council, (tx, acting) => readApplication(tx, acting, id));
const codes = (results: readonly { readonly reasons: readonly { readonly code: string }[] }[]) =>
  results.map(({ reasons }) => reasons.map(({ code }) => code).join());
const sendBack = (id: string) =>
  kit.act(kit.cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Sabab", requests: [{ kind: "correct_address", note: "Manzil" }] }),
  );

describe("an agenda", () => {
  test("offers the files that wait for the council, takes many at once, and says of the others why not", async () => {
    const { session } = await call();
    const ready = [await carryTo(kit, "at_council"), await carryTo(kit, "at_council")];
    const early = await carryTo(kit, "in_payment");
    const acting = await kit.act(kit.cast.council, async (_, given) => given);
    const offered = await candidates(kit.database.db, acting, session.id, "");
    expect(offered.items.map(({ applicationId }) => applicationId)).toEqual(expect.arrayContaining(ready));
    expect(offered.items.map(({ applicationId }) => applicationId)).not.toContain(early);
    const unknown = "01932f00-0000-7000-8000-00000000ffff";
    const { results, items } = await add(session.id, [...ready, early, unknown]);
    expect(items.map(({ position }) => position)).toEqual([1, 2]);
    const byApplication = new Map(results.map(({ applicationId, reasons }) => [applicationId, reasons[0]?.code]));
    expect([byApplication.get(early), byApplication.get(unknown)]).toEqual(["not-from-here", "file-unseen"]);
    expect((await read(ready[0] ?? "")).sentence).toMatchObject({
      code: "at_council_agenda",
      number: session.number,
      day: "2026-03-20",
    });
    const again = await candidates(kit.database.db, acting, session.id, "");
    expect(again.items.map(({ applicationId }) => applicationId)).not.toEqual(expect.arrayContaining(ready));
  });

  test("holds a file once: another session cannot take it, until it is taken off", async () => {
    const [first, second] = [await call(), await call()];
    const id = await carryTo(kit, "at_council");
    await add(first.session.id, [id]);
    const refused = await add(second.session.id, [id]);
    expect(refused.results[0]?.reasons).toEqual([
      { code: "on-agenda", params: { number: first.session.number, day: "2026-03-20" } },
    ]);
    await kit.act(kit.cast.council, (tx, acting) => removeFromAgenda(tx, acting, first.session.id, [id]));
    expect(codes((await add(second.session.id, [id])).results)).toEqual([""]);
  });

  test("two people putting one file on two agendas at once: one of them does", async () => {
    const [first, second] = [await call(), await call()];
    const id = await carryTo(kit, "at_council");
    const both = await Promise.all([add(first.session.id, [id]), add(second.session.id, [id])]);
    expect(both.flatMap(({ results }) => codes(results)).toSorted()).toEqual(["", "on-agenda"]);
  });
});

describe("decisions", () => {
  test("are entered for many files with one number and date, each for or against", async () => {
    const { session } = await call();
    const [yes, no] = [await carryTo(kit, "at_council"), await carryTo(kit, "at_council")];
    await add(session.id, [yes, no]);
    const {
      results,
      session: after,
      items,
    } = await decide(session.id, [
      { applicationId: yes, verdict: "for" },
      { applicationId: no, verdict: "against", reason: "Suv muhofaza zonasi", because: "protected_zone" },
    ]);
    expect(codes(results)).toEqual(["", ""]);
    expect(after).toMatchObject({ decidedFor: 1, decidedAgainst: 1 });
    expect((await read(yes)).decision).toEqual({ number: "44-son", date: "2026-03-05", verdict: "for" });
    expect(await read(no)).toMatchObject({ status: "rejected", refusedBecause: "protected_zone" });
    expect(items.find(({ applicationId }) => applicationId === no)?.outcome).toMatchObject({
      verdict: "against",
      reason: "Suv muhofaza zonasi",
    });
  });

  test("against a file need a reason with its code, and leave the others decided", async () => {
    const { session } = await call();
    const [yes, no, uncoded] = [
      await carryTo(kit, "at_council"),
      await carryTo(kit, "at_council"),
      await carryTo(kit, "at_council"),
    ];
    await add(session.id, [yes, no, uncoded]);
    const { results } = await decide(session.id, [
      { applicationId: yes, verdict: "for" },
      { applicationId: no, verdict: "against" },
      { applicationId: uncoded, verdict: "against", reason: "Suv muhofaza zonasi" },
    ]);
    expect(codes(results)).toEqual(["", "reason-required", "reason-required"]);
    expect([(await read(yes)).status, (await read(no)).status]).toEqual(["registered", "at_council"]);
  });

  test("tell of a file that was returned meanwhile, and leave it as it is", async () => {
    const { session } = await call();
    const id = await carryTo(kit, "at_council");
    await add(session.id, [id]);
    await sendBack(id);
    const whole = await kit.act(kit.cast.council, (tx, acting) => readSession(tx, acting, session.id));
    expect(whole.items[0]).toMatchObject({ status: "editing", reasons: [{ code: "not-from-here" }] });
    const { results } = await decide(session.id, [{ applicationId: id, verdict: "for" }]);
    expect(results[0]?.reasons).toEqual([{ code: "not-from-here", params: { status: "editing" } }]);
    expect((await read(id)).status).toBe("editing");
  });

  test("of two people at once are made once each, and the second is told", async () => {
    const { session } = await call();
    const ids = [await carryTo(kit, "at_council"), await carryTo(kit, "at_council")];
    await add(session.id, ids);
    const applications = ids.map((applicationId) => ({ applicationId, verdict: "for" as const }));
    const both = await Promise.all([decide(session.id, applications), decide(session.id, applications.toReversed())]);
    expect(both.map(({ results }) => codes(results)).toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
      ["", ""],
      ["not-on-agenda", "not-on-agenda"],
    ]);
    const rows = await kit.database.db
      .selectFrom("council_decisions")
      .select("id")
      .where("application_id", "in", ids)
      .execute();
    expect(rows).toHaveLength(2);
  });

  test("never register two files of one plot, not even in one act", async () => {
    const first = await carryTo(kit, "at_council", { outline: square(9001) });
    const second = await kit.create({ outline: square(9001) });
    const overlap = (await kit.act(kit.cast.operator, (tx, acting) => readApplication(tx, acting, second))).overlaps[0];
    await kit.act(kit.cast.operator, (tx, acting) =>
      triageOverlap(tx, acting, overlap?.id ?? "", {
        body: { decision: "distinct", reason: "Joyida" },
        ifMatch: overlap?.version ?? 0,
      }),
    );
    await carryTo(kit, "at_council", {}, second);
    const { session } = await call();
    await add(session.id, [first, second]);
    const { results } = await decide(session.id, [
      { applicationId: first, verdict: "for" },
      { applicationId: second, verdict: "for" },
    ]);
    expect(codes(results).toSorted()).toEqual(["", "duplicate-untriaged"]);
  });
});

describe("a session", () => {
  test("is a council's own, once under its number, and no longer changed once it has decided", async () => {
    const { session } = await call("K-1");
    await expect(call("K-1")).rejects.toMatchObject({ details: { reasons: [{ code: "session-known" }] } });
    await expect(
      kit.act(kit.cast.reviewer, (tx, acting) =>
        callSession(tx, acting, { number: "9", day: "2026-03-20", place: "Z" }),
      ),
    ).rejects.toMatchObject({ details: { reasons: [{ code: "council-only" }] } });
    const change = (version: number) =>
      kit.act(kit.cast.council, (tx, acting) =>
        changeSession(tx, acting, session.id, {
          body: { number: "K-2", day: "2026-03-21", place: "Katta zal" },
          ifMatch: version,
        }),
      );
    const changed = await change(session.version);
    expect(changed.session).toMatchObject({ number: "K-2", day: "2026-03-21", place: "Katta zal" });
    await expect(change(session.version)).rejects.toMatchObject({ code: "precondition-failed" });
    const id = await carryTo(kit, "at_council");
    await add(session.id, [id]);
    await decide(session.id, [{ applicationId: id, verdict: "for" }]);
    await expect(change(changed.session.version)).rejects.toMatchObject({
      details: { reasons: [{ code: "session-decided" }] },
    });
  });

  test("tells its history: called, changed with what changed, its agenda, and each decision with its files", async () => {
    const { session } = await call("H-1");
    await kit.act(kit.cast.council, (tx, acting) =>
      changeSession(tx, acting, session.id, {
        body: { number: "H-1", day: "2026-03-22", place: "Zal" },
        ifMatch: session.version,
      }),
    );
    const [one, two] = [await carryTo(kit, "at_council"), await carryTo(kit, "at_council")];
    await add(session.id, [one, two]);
    await decide(session.id, [
      { applicationId: one, verdict: "for" },
      { applicationId: two, verdict: "against", reason: "Sabab", because: "other" },
    ]);
    const { items } = await sessionHistory(kit.database.db, kit.cast.council, session.id, {});
    expect(items.map(({ action, params }) => `${action} ${String(params?.["verdict"] ?? "")}`.trim())).toEqual([
      "council.decided against",
      "council.decided for",
      "council.scheduled",
      "council.changed",
      "council.called",
    ]);
    expect(items[3]?.changes).toEqual([{ pointer: "/day", before: "2026-03-20", after: "2026-03-22" }]);
    expect(items[1]?.params).toMatchObject({ number: "44-son", files: 1, numbers: (await read(one)).number });
    const stranger = { ...kit.cast.council, territory: "1703", organisation: null };
    await expect(sessionHistory(kit.database.db, stranger, session.id, {})).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("of another territory is not there", async () => {
    const { session } = await call();
    const stranger = { ...kit.cast.council, territory: "1703", organisation: null };
    await expect(kit.act(stranger, (tx, acting) => readSession(tx, acting, session.id))).rejects.toMatchObject({
      code: "not-found",
    });
    expect((await listSessions(kit.database.db, stranger, {})).items).toEqual([]);
  });
});
