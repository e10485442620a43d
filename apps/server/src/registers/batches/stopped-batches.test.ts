import { afterAll, beforeAll, expect, test } from "vitest";
import type { SurveyCalls } from "../../testing/survey-calls.js";
import { applicationCount, csvOf, laterCalls, openSurveys, plotMaker } from "../../testing/survey-kit.js";
import { surveyOf } from "../../testing/survey-of.js";
import type { TestApp } from "../../testing/test-app.js";
import { batchKinds, batchMachine } from "../../main/batch-machine.js";
import type { SurveyBatch } from "@yer/api/contract/survey-imports";
import { forgetBatchRowsJob } from "./forget-rows.js";
import { tickBatches } from "./tick.js";

let service: TestApp;
let calls: SurveyCalls;
beforeAll(async () => {
  ({ service, calls } = await openSurveys());
});
afterAll(async () => service.close());

const { upload, act, look, rowsOf, work, tried } = laterCalls(() => calls);
const plot = plotMaker();

/** Some applications in one survey, of which the first chunk is entered, and then it is stopped. */
async function stoppedAfterOneChunk(rows: number) {
  const batch = await tried(csvOf(surveyOf(Array.from({ length: rows }, () => plot()))));
  await act(batch, "apply", { leaveOutWrong: false });
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const { body } = await act(await look(batch), "stop");
  return body;
}

test("killed at ten random points and gone on with, no row is lost or entered twice", async () => {
  const applications = Array.from({ length: 60 }, () => plot());
  const before = await applicationCount(service);
  const batch = await tried(csvOf(surveyOf(applications)));
  await act(batch, "apply", { leaveOutWrong: false });
  const { context, clock } = service;
  const broken: unknown[] = [];
  for (let kill = 0; kill < 10; kill += 1) {
    // The transaction breaks off in the middle of a row, as it does when the service is killed there.
    let left = 1 + Math.floor(Math.random() * 8);
    const events: typeof context.events = {
      ...context.events,
      publish: async (transaction, ...told) => {
        left -= told.length;
        if (left <= 0) throw new Error("killed");
        await context.events.publish(transaction, ...told);
      },
    };
    broken.push(await tickBatches({ ...context, machine: batchMachine, events }, clock.now()).catch(String));
  }
  expect(broken).toEqual(Array.from({ length: 10 }, () => expect.stringContaining("killed")));
  await work();
  expect(await look(batch)).toMatchObject({ state: "applied", done: 60, counts: { entered: 60, new: 0, wrong: 0 } });
  expect(await applicationCount(service)).toBe(before + 60);
  const rows = await rowsOf(batch, "?limit=200");
  expect(new Set(rows.map(({ number }) => number)).size).toBe(60);
  expect(new Set(rows.map(({ recordId }) => recordId)).size).toBe(60);
});

test("stopped in the middle it says so, and nothing more is entered; gone on with, the rest is, each row once", async () => {
  const before = await applicationCount(service);
  const stopped = await stoppedAfterOneChunk(60);
  expect(stopped).toMatchObject({ state: "stopped", stoppedIn: "applying", counts: { entered: 50, new: 10 } });
  expect(await work()).toBe(0);
  expect(await applicationCount(service)).toBe(before + 50);
  expect((await act(stopped, "apply", { leaveOutWrong: true })).body.reasons.map(({ code }) => code)).toEqual([
    "batch-stopped",
  ]);
  expect((await act(stopped, "check", { mapping: stopped.mapping })).body.reasons.map(({ code }) => code)).toEqual([
    "batch-stopped",
  ]);
  const going = await act(stopped, "continue");
  expect(going.body).toMatchObject({ state: "applying", stoppedIn: null });
  await work();
  expect(await look(stopped)).toMatchObject({ state: "applied", done: 60, counts: { entered: 60, new: 0 } });
  expect(await applicationCount(service)).toBe(before + 60);
});

test("what was stopped can be undone instead, and the undoing stopped and gone on with", async () => {
  const before = await applicationCount(service);
  const stopped = await stoppedAfterOneChunk(110);
  const going = await act(stopped, "continue");
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const again = await act(await look(going.body), "stop");
  expect(again.body.counts).toMatchObject({ entered: 100, new: 10 });
  await act(again.body, "undo");
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const halfway = await act(await look(stopped), "stop");
  expect(halfway.body).toMatchObject({
    state: "stopped",
    stoppedIn: "undoing",
    counts: { entered: 50, undone: 50, new: 10 },
  });
  await act(halfway.body, "continue");
  await work();
  expect(await look(stopped)).toMatchObject({ state: "undone", counts: { entered: 0, undone: 100, new: 10 } });
  expect(await applicationCount(service)).toBe(before);
});

test("a dry run that is stopped is gone on with, or begun anew with other columns", async () => {
  const { body } = await upload(csvOf(surveyOf([plot(), plot()])));
  const begun = await act(body, "check", { mapping: body.mapping });
  const stopped = await act(begun.body, "stop");
  expect(stopped.body).toMatchObject({ state: "stopped", stoppedIn: "checking" });
  expect((await act(stopped.body, "undo")).body.reasons.map(({ code }) => code)).toEqual(["batch-uploaded"]);
  await act(stopped.body, "continue");
  await work();
  expect(await look(body)).toMatchObject({ state: "checked", counts: { new: 2 } });
  const anew = await act(await look(body), "check", { mapping: body.mapping });
  const other = await act((await act(anew.body, "stop")).body, "check", { mapping: body.mapping });
  expect(other.body.state).toBe("checking");
  await work();
});

test("a stop while the service works takes hold behind the chunk that is worked on, not behind all of them", async () => {
  const batch = await tried(csvOf(surveyOf(Array.from({ length: 280 }, () => plot()))));
  const { body } = await act(batch, "apply", { leaveOutWrong: false });
  const working = work();
  while ((await look(batch)).done < 50);
  const stopped = await act(body, "stop");
  await working;
  const { counts, state } = await look(batch);
  expect([stopped.status, state]).toEqual([200, "stopped"]);
  expect(counts.entered).toBe(stopped.body.counts.entered);
  expect(counts.entered).toBeLessThan(280);
  expect(counts.entered + counts.new).toBe(280);
});

test("nothing is undone where nothing was entered", async () => {
  const batch = await tried(csvOf(surveyOf([plot()])));
  const applying = await act(batch, "apply", { leaveOutWrong: false });
  const stopped = await act(applying.body, "stop");
  expect(stopped.body.counts).toMatchObject({ entered: 0, new: 1 });
  expect((await act(stopped.body, "undo")).body.reasons.map(({ code }) => code)).toEqual(["nothing-to-undo"]);
});

test.each(["apply", "stop", "continue", "undo"])(
  "%s pressed twice is done once, and the second is told",
  async (name) => {
    const batch = await tried(csvOf(surveyOf(Array.from({ length: 60 }, () => plot()))));
    const press = async (of: SurveyBatch) => act(of, name, name === "apply" ? { leaveOutWrong: false } : undefined);
    let before = batch;
    if (name !== "apply") {
      before = (await act(batch, "apply", { leaveOutWrong: false })).body;
      if (name !== "stop") {
        await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
        before = (await act(before, "stop")).body;
      }
    }
    const pressed = await Promise.all([press(before), press(before)]);
    expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200, 412]));
    await work();
  },
);

test("what was stopped and lay for as long as a draft may is forgotten, and says so", async () => {
  const stopped = await stoppedAfterOneChunk(60);
  const { db } = service.context;
  await db
    .updateTable("batches")
    .set({ at: new Date(service.clock.now().getTime() - 3650 * 86_400_000) })
    .where("id", "=", stopped.id)
    .execute();
  await forgetBatchRowsJob(db, batchKinds).tick(service.clock.now());
  const left = await look(stopped);
  expect(left).toMatchObject({ state: "applied", counts: { entered: 50, new: 0, wrong: 10 } });
  expect((await rowsOf(left, "?kind=wrong"))[0]?.faults.map(({ code }) => code)).toEqual(["row-forgotten"]);
});
