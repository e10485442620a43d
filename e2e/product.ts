import type { FullConfig } from "@playwright/test";
import { filledData } from "../tools/filled.mjs";
import { demoFiles } from "../tools/product.mjs";
import { startFilled } from "./start-filled.js";

/**
 * Starts a product for each worker before the tests, and tells them where they are: `E2E_URLS`. Tests of one product
 * run one after the other: they share its people and count its applications. A product that runs already is used
 * instead, by one worker, when `E2E_URL` names it.
 */
export default async function product({ workers }: FullConfig): Promise<() => Promise<void>> {
  const running = process.env["E2E_URL"];
  if (running) {
    process.env["E2E_URLS"] = JSON.stringify([running]);
    return async () => {};
  }
  // Filled once, and not by each of them.
  if (!process.env["DATABASE_URL"]) await filledData(demoFiles);
  const started = await Promise.allSettled(
    Array.from({ length: workers }, async (_, index) => startFilled(demoFiles, index)),
  );
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
