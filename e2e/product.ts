import { setTimeout as wait } from "node:timers/promises";
import { startProduct } from "../tools/product.mjs";

/** Share of the demonstration's files that must be there: all of the demonstration's district are among the first. */
const enough = 0.08;
/** Seconds the first files may take on a busy machine. */
const patience = 120;

async function filled(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/v1/meta`);
  const { filling } = (await reply.json()) as { filling: number | null };
  return filling === null || filling >= enough;
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
      throw new Error(`The demonstration's first files were not there after ${patience} s.`);
    }
    await wait(250);
  }
  return stop;
}
