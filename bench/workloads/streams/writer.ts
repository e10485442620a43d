import { setTimeout as sleep } from "node:timers/promises";

/** A change of an application: the n-th of it. */
export interface Change {
  readonly file: string;
  readonly n: number;
  /** When its answer came, in milliseconds of `performance.now()`: it was committed by then. */
  readonly at: number;
}

/** What a writer is given. */
export interface Writing {
  /** Base of the server that answers now. */
  readonly base: () => string;
  readonly token: string;
  readonly district: string;
  readonly neighborhood: string;
  readonly files: number;
  /** Changes of each application, its opening among them. */
  readonly changes: number;
  /** Milliseconds between an answer and the next change. */
  readonly pause: number;
}

interface Kept {
  readonly id: string;
  readonly version: number;
}

/**
 * Opens applications and changes their address, one after the other. A request without an answer is sent again under
 * its key.
 */
export async function write(writing: Writing, made: (change: Change) => void): Promise<void> {
  const { district, neighborhood, files: applications, changes, pause } = writing;
  const facts = {
    legalBasis: 1,
    cadastreNumber: null,
    occupier: null,
    districtSoato: district,
    neighborhoodId: neighborhood,
    landCategory: null,
    purpose: null,
    sizes: { total: null, documented: 0, excess: 0, built: null },
    occupiedSince: null,
    outline: null,
    buildings: [],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
  const open: Kept[] = [];
  for (let application = 0; application < applications; application += 1) {
    const kept = await send(writing, "POST", "/applications", { ...facts, address: null });
    made({ file: kept.id, n: 1, at: performance.now() });
    open.push(kept);
    await sleep(pause);
  }
  // Turn by turn, so that the changes of many applications lie between two of one.
  for (let n = 2; n <= changes; n += 1) {
    for (const [index, { id, version }] of open.entries()) {
      const body = { ...facts, address: `Bogʻishamol koʻchasi, ${n}-uy` };
      const kept = await send(writing, "PUT", `/applications/${id}/facts`, body, version);
      made({ file: id, n, at: performance.now() });
      open[index] = kept;
      await sleep(pause);
    }
  }
}

async function send(
  { base, token }: Writing,
  method: string,
  address: string,
  body: unknown,
  version?: number,
): Promise<Kept> {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
    ...(version !== undefined && { "if-match": `"${version}"` }),
  };
  for (;;) {
    const reply = await fetch(base() + address, { method, headers, body: JSON.stringify(body) }).catch(() => undefined);
    if (reply?.ok) return (await reply.json()) as Kept;
    // The key is in use: the transaction of the server that died is not given up yet.
    if (reply && reply.status !== 409 && reply.status < 500) {
      throw new Error(`${method} ${address} answered ${reply.status}: ${await reply.text()}`);
    }
    await sleep(100);
  }
}
