import { existsSync, writeFileSync } from "node:fs";
import os from "node:os";

/**
 * Lets other processes go before this one and what it starts, ten parts to one: by its own niceness, and by that of its
 * session, for most Linuxes give sessions equal parts of the processor whatever is in them.
 *
 * @param {number} pid of a process that was just started, and leads its session
 */
export function letOthersFirst(pid) {
  const niceness = os.constants.priority.PRIORITY_BELOW_NORMAL;
  const session = `/proc/${pid}/autogroup`;
  try {
    os.setPriority(pid, niceness);
    if (existsSync(session)) writeFileSync(session, String(niceness));
  } catch (error) {
    // Gone already, or a machine where nobody may say so: it runs as any other, which only takes longer.
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}
