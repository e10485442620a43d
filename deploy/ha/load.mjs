import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { address } from "./layout.mjs";

/** People at work while parts of the cluster go: each act is sent again with its key until it is acknowledged. */

/** @typedef {{ at: number, id: string, key: string }} Acknowledged */
/** @typedef {{ at: number, status: number, fault?: string }} Answer `status` 0: a connection that broke */

/**
 * @typedef {object} Ledger
 * @property {Acknowledged[]} acknowledged
 * @property {Answer[]} answers to every call, reading too
 */

const api = `${address}/api/v1`;
/** Of the demonstration; the password of all its people stands in README.md. */
const credentials = { username: "operator", password: "yer-namoyish-2026" };
const patience = 20_000;

/** How the service may say that it cannot now. */
const later = new Set([503, 507]);
/** What is no fault: done, a try under way behind a connection that broke, a token that ran out. */
const expected = new Set([200, 201, 401, 409, 0]);

/** @param {Response} reply @param {string} text @returns {string | undefined} */
function faultOf({ status, headers }, text) {
  if (expected.has(status)) return undefined;
  const type = headers.get("content-type") ?? "";
  if (!later.has(status)) return `${status} ${text.slice(0, 200)}`;
  if (headers.get("retry-after") === null) return `${status} without Retry-After`;
  return type.startsWith("application/problem+json") ? undefined : `${status} as ${type}`;
}

/** @typedef {{ token: string, signing: Promise<void> | undefined }} Session of all of them: signing in is throttled */

/** @param {number} seconds @param {AbortSignal} signal */
const pause = async (seconds, signal) => wait(seconds * 1000, undefined, { signal }).catch(() => {});

/** @param {Ledger} ledger @param {Session} session @param {AbortSignal} signal */
function caller(ledger, session, signal) {
  /** @param {string} to @param {RequestInit} [init] @returns {Promise<{ status: number, text: string, after: number }>} */
  const call = async (to, init = {}) => {
    const enough = new AbortController();
    const timer = setTimeout(() => enough.abort(), patience);
    try {
      const reply = await fetch(to, { ...init, signal: enough.signal });
      const text = await reply.text();
      const fault = faultOf(reply, text);
      ledger.answers.push({ at: Date.now(), status: reply.status, ...(fault !== undefined && { fault }) });
      return { status: reply.status, text, after: Number(reply.headers.get("retry-after") ?? 0.2) };
    } catch {
      ledger.answers.push({ at: Date.now(), status: 0 });
      return { status: 0, text: "", after: 0.2 };
    } finally {
      clearTimeout(timer);
    }
  };

  const signIn = async () => {
    const headers = { "content-type": "application/json" };
    const { status, text, after } = await call(`${api}/auth/password`, {
      method: "POST",
      headers,
      body: JSON.stringify(credentials),
    });
    if (status === 200) session.token = JSON.parse(text).access_token;
    else await pause(after, signal);
  };

  /**
   * Sends until it is done.
   *
   * @param {string} path
   * @param {Omit<RequestInit, "headers"> & { headers?: Record<string, string> }} [init]
   */
  const persist = async (path, init = {}) => {
    while (!signal.aborted) {
      if (session.token === "") {
        session.signing ??= signIn().finally(() => {
          session.signing = undefined;
        });
        await session.signing;
        continue;
      }
      const { token } = session;
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      const { status, text, after } = await call(`${api}${path}`, { ...init, headers });
      if (status === 200 || status === 201) return text;
      if (status === 401 && session.token === token) session.token = "";
      await pause(after, signal);
    }
    return undefined;
  };
  return { call, persist };
}

/** A file in editing of which nothing is known yet. @param {{ districtSoato: string, neighborhoodId: string }} place */
const facts = ({ districtSoato, neighborhoodId }) => ({
  legalBasis: 1,
  cadastreNumber: null,
  occupier: null,
  districtSoato,
  neighborhoodId,
  address: null,
  landCategory: null,
  purpose: null,
  sizes: { total: null, documented: null, excess: null, built: null },
  occupiedSince: null,
  outline: null,
  buildings: [],
  fileIds: [],
  payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
});

/** Opens files, one after the other. @param {Ledger} ledger @param {Session} session @param {AbortSignal} signal */
async function write(ledger, session, signal) {
  const { persist } = caller(ledger, session, signal);
  const list = await persist("/applications?limit=1");
  if (list === undefined) return;
  const one = await persist(`/applications/${JSON.parse(list).items[0].id}`);
  if (one === undefined) return;
  const body = JSON.stringify(facts(JSON.parse(one).facts));
  while (!signal.aborted) {
    const key = randomUUID();
    const init = { method: "POST", headers: { "content-type": "application/json", "idempotency-key": key }, body };
    const text = await persist("/applications", init);
    if (text !== undefined) ledger.acknowledged.push({ at: Date.now(), id: JSON.parse(text).id, key });
  }
}

/** Reads the register and the public home. @param {Ledger} ledger @param {Session} session @param {AbortSignal} signal */
async function read(ledger, session, signal) {
  const { call, persist } = caller(ledger, session, signal);
  while (!signal.aborted) {
    await persist("/applications?limit=20");
    const { after } = await call(`${address}/`);
    await pause(after, signal);
  }
}

/**
 * Puts people to work until told to stop.
 *
 * @param {AbortSignal} signal
 * @param {{ writers: number, readers: number }} many
 */
export function work(signal, { writers, readers }) {
  /** @type {Ledger} */
  const ledger = { acknowledged: [], answers: [] };
  /** @type {Session} */
  const session = { token: "", signing: undefined };
  const all = [
    ...Array.from({ length: writers }, async () => write(ledger, session, signal)),
    ...Array.from({ length: readers }, async () => read(ledger, session, signal)),
  ];
  return { ledger, ended: Promise.all(all) };
}
