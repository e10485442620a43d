import { setTimeout as wait } from "node:timers/promises";
import { startProduct } from "../tools/product.mjs";

/** Seconds the demonstration's files may take on a busy machine. */
const patience = 240;

async function filled(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/v1/meta`);
  const { filling } = (await reply.json()) as { filling: number | null };
  return filling === null;
}

/**
 * Starts the product before the tests and tells them where it is: `E2E_URL`, which the configuration makes `baseURL`.
 * A product that runs already is used instead when `E2E_URL` names it.
 */
export default async function product(): Promise<() => Promise<void>> {
  const running = process.env["E2E_URL"];
  const { url, stop } = running ? { url: running, stop: async () => {} } : await startProduct();
  process.env["E2E_URL"] = url;
  const deadline = Date.now() + patience * 1000;
  while (!(await filled(url))) {
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The demonstration's files were not there after ${patience} s.`);
    }
    await wait(250);
  }
  return stop;
}
