import type { DiaryDatabase } from "../store/diary-database.js";
import type { Outbox } from "../store/outbox.js";
import { askForRoom } from "../store/room.js";
import type { Office } from "./office.js";
import type { TicketClients } from "./office-of-service.js";
import { type RunEnd, sendAll, waitBefore } from "./send-all.js";
import { tellOffice } from "./tell-office.js";

/** How sending stands. */
export interface SenderState {
  /** How the last run ended; undefined before one has. */
  readonly end: RunEnd | undefined;
  readonly isRunning: boolean;
  /** Another number after each word of the office: what lies here is to be read anew. */
  readonly moved: number;
}

/** Sends as long as the page is open. */
export interface Sender {
  readonly state: () => SenderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends what is ready now; a run that goes on already takes it along. */
  readonly send: () => void;
}

/** What a sender needs. */
export interface SenderNeeds {
  readonly database: DiaryDatabase;
  readonly outbox: Outbox;
  readonly office: Office;
  readonly clients: TicketClients;
}

/**
 * Makes what sends: when it is asked, when the connection is back, and again after a growing wait while the office is not
 * reached. After each run that was, the office is told what lies here.
 */
export function createSender(needs: SenderNeeds): Sender {
  const listeners = new Set<() => void>();
  let state: SenderState = { end: undefined, isRunning: false, moved: 0 };
  let inVain = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  function change(part: Partial<SenderState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  async function run(): Promise<void> {
    const { outbox, office } = needs;
    const moved = (): void => change({ moved: state.moved + 1 });
    const end = await sendAll({ outbox, office, locks: navigator.locks, now: Date.now, moved });
    change({ end });
    inVain = end === "away" ? inVain + 1 : 0;
    if (end === "away" || end === "elsewhere") again = setTimeout(send, waitBefore(inVain));
    if (end !== "done") return;
    const { free } = await askForRoom(navigator.storage);
    await tellOffice({ ...needs, free, now: Date.now() });
    moved();
  }

  function send(): void {
    clearTimeout(again);
    if (state.isRunning) return;
    change({ isRunning: true });
    run()
      .catch(reportError)
      .finally(() => change({ isRunning: false }));
  }

  addEventListener("online", send);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
  };
}
