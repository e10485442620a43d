import { setTimeout as wait } from "node:timers/promises";
import { startProduct } from "../tools/product.mjs";

/** A product that runs, with its demonstration. */
export interface FilledProduct {
  readonly url: string;
  /** All that it printed: the letters too that a mail server would send. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** The n-th of the databases beside that of `DATABASE_URL`: each product has its own. */
function databaseOf(url: string, index: number): NodeJS.ProcessEnv {
  const own = new URL(url);
  if (index > 0) own.pathname += `_${index + 1}`;
  return { DATABASE_URL: own.href, DATABASE_MIGRATE_URL: own.href };
}

async function isFilled(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/v1/meta`);
  const { filling } = (await reply.json()) as { filling: number | null };
  return filling === null;
}

/**
 * Starts a product that has so many applications of the demonstration: on a copy of a data directory filled before, or
 * on the database server that `DATABASE_URL` names, which it fills first.
 */
export async function startFilled(applications: number, index: number): Promise<FilledProduct> {
  const server = process.env["DATABASE_URL"];
  if (!server) return startProduct({}, { filled: applications });
  const product = await startProduct({ ...databaseOf(server, index), DEMO_FILES: String(applications) });
  while (!(await isFilled(product.url))) await wait(250);
  return product;
}
