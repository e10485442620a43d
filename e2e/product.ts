import { setTimeout as wait } from "node:timers/promises";
import type { FullConfig } from "@playwright/test";
import { startProduct } from "../tools/product.mjs";

/** Seconds the demonstration's files may take on a busy machine. */
const patience = 240;

async function filled(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/v1/meta`);
  const { filling } = (await reply.json()) as { filling: number | null };
  return filling === null;
}

/** The database of one of the products: the embedded one unless `DATABASE_URL` names a server's; each its own. */
function databaseOf(index: number): NodeJS.ProcessEnv {
  const url = process.env["DATABASE_URL"];
  if (!url || index === 0) return {};
  const own = new URL(url);
  own.pathname += `_${index + 1}`;
  return { DATABASE_URL: own.href, DATABASE_MIGRATE_URL: own.href };
}

async function startFilled(index: number): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { url, stop } = await startProduct(databaseOf(index));
  const deadline = Date.now() + patience * 1000;
  while (!(await filled(url))) {
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The demonstration's files were not there after ${patience} s.`);
    }
    await wait(250);
  }
  return { url, stop };
}

/**
 * Starts a product for each worker before the tests, and tells them where they are: `E2E_URLS`. Tests of one product
 * run one after the other: they share its people and count its files. A product that runs already is used instead, by
 * one worker, when `E2E_URL` names it.
 */
export default async function product({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env["E2E_URL"];
  if (running) {
    process.env["E2E_URLS"] = JSON.stringify([running]);
    return async () => {};
  }
  const started = await Promise.allSettled(Array.from({ length: workers }, async (_, index) => startFilled(index)));
  const products = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const stop = async () => {
    await Promise.all(products.map(async (one) => one.stop()));
  };
  const failed = started.find((one) => one.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  process.env["E2E_URLS"] = JSON.stringify(products.map(({ url }) => url));
  return stop;
}
