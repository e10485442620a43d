import { execFile, execFileSync } from "node:child_process";
import { chown } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A program that ended badly, with what it said. */
export class ProgramFailed extends Error {
  override readonly name: string = "ProgramFailed";
}

/** Runs programs of PostgreSQL and pgBackRest as who may run them. */
export interface Programs {
  /**
   * Runs one to its end.
   * @returns what it printed
   * @throws {ProgramFailed}
   */
  run(program: string, args: readonly string[], folder: string): Promise<string>;
  /** Gives a folder to who runs them. */
  give(folder: string): Promise<void>;
}

/** As whoever runs this; of root, which PostgreSQL refuses, as `postgres`. */
export function ownPrograms(): Programs {
  const owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
  return {
    run: async (program, args, folder) => {
      try {
        const { stdout } = await run(program, args, { cwd: folder, maxBuffer: 64 * 2 ** 20, ...owner });
        return stdout;
      } catch (error) {
        const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
        throw new ProgramFailed(`${program} failed.${said === "" ? "" : ` It said: ${said}`}`, { cause: error });
      }
    },
    give: async (folder) => {
      if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
    },
  };
}

function idOf(flag: "-u" | "-g"): number {
  return Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
}
