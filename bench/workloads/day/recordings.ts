import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumArgs, chromiumPath } from "../../../tools/chromium.mjs";
import type { Service } from "../../database/service.js";
import { type Act, type Role, serial } from "./act.js";
import { acts } from "./acts.js";
import type { Files } from "./files.js";
import { Recorder } from "./record.js";
import type { Holes, Recording } from "./recording.js";

/** The place whose people the demonstration has, with what of it stands in addresses. */
export interface Scene {
  readonly district: string;
  readonly region: string;
  readonly centre: readonly [number, number];
  /** By user name: id, territory and body. */
  readonly people: ReadonlyMap<
    Role,
    { readonly id: string; readonly territory: string; readonly organisation: string }
  >;
}

/** Nobody's number: area 000 of a PINFL is given to no person. */
export const objector = "31205750007787";

/** Records each act once in the built product, in a browser whose cache is as the person's would be. */
export async function recordAll(service: Service, scene: Scene, files: Files): Promise<Recording[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const recordings: Recording[] = [];
  try {
    for (const role of new Set(acts.map((act) => act.role))) {
      recordings.push(...(await recordRole(browser, service, scene, files, role)));
    }
    return recordings;
  } finally {
    await browser.close();
  }
}

export async function recordRole(
  browser: Browser,
  service: Service,
  scene: Scene,
  files: Files,
  role: Role,
): Promise<Recording[]> {
  const origin = new URL(service.base).origin;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const recordings: Recording[] = [];
  try {
    if (role !== "citizen") {
      const record = await service.record(role);
      await context.addInitScript((user) => localStorage.setItem("user", user), record);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const recorder = await Recorder.on(context, page);
    // Staff's browsers have the app from the day before; a citizen's comes empty.
    if (role !== "citizen") {
      await page.goto("/dashboard");
      await recorder.forget();
    }
    for (const act of acts.filter((each) => each.role === role)) {
      try {
        const subject = subjectOf(act, scene, files);
        const one = await recordAct(page, recorder, act, { subject, centre: scene.centre });
        recordings.push(one);
        process.stdout.write(`${act.name}: ${one.steps.length} requests\n`);
      } catch (error) {
        // The others still tell something; the report names those that are missing.
        process.stderr.write(`${String(error)}\n${error instanceof Error ? String(error.cause) : ""}\n`);
      }
    }
    return recordings;
  } finally {
    await context.close();
  }
}

function subjectOf(act: Act, scene: Scene, files: Files): Holes {
  const person = scene.people.get(act.role);
  const within = act.pool === "awaited" ? (person?.organisation ?? "") : scene.district;
  const file = act.pool && files.take(act.pool, within, () => 0.5, true);
  if (act.pool && file === undefined) throw new Error(`There is no file for ${act.name}.`);
  return {
    region: scene.region,
    district: scene.district,
    person: person?.id ?? "",
    organisation: person?.organisation ?? "",
    serial,
    pinfl: act.role === "citizen" ? objector : "",
    ...file,
  };
}

async function recordAct(
  page: Page,
  recorder: Recorder,
  act: Act,
  { subject, centre }: { readonly subject: Holes; readonly centre: Scene["centre"] },
): Promise<Recording> {
  try {
    await act.before?.(page, subject);
    await recorder.forget();
    await act.run(page, subject);
    const recording = await recorder.taken(act.name, subject, act.role === "citizen" || act.isFirst === true, centre);
    // What the page had of its cache, or gave up, is no act.
    if (recording.steps.length === 0) throw new Error("Nothing that it asked for came from the service.");
    return recording;
  } catch (error) {
    const stands = (await page.locator("main").ariaSnapshot()).slice(0, 2_000);
    throw new Error(`${act.name} could not be recorded, of ${JSON.stringify(subject)}. There stood:\n${stands}`, {
      cause: error,
    });
  }
}
