import { parseArgs } from "node:util";
import { checkPinfl } from "@yer/api/formats";
import { readConfig } from "../platform/config/config.js";
import { withTransaction } from "../platform/database/transaction.js";
import { describeError } from "../platform/database/errors.js";
import { makeLogger } from "../platform/logger.js";
import { openService } from "./open-service.js";
import { AdministratorExists, makeFirstAdministrator } from "../identity/auth/first-administrator.js";

const usage = `Makes the first administrator, who then signs in through OneID.

  node dist/main/first-administrator-command.js --pinfl 31503851234566 --name "Familiya Ism Sharif"

Run it once, with the server's settings in the environment and the server stopped if the database is the embedded one.
`;

/** @returns the exit code: 0 made, 1 refused, 2 wrongly called */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { pinfl: { type: "string" }, name: { type: "string" } } });
  const { pinfl, name } = values;
  if (pinfl === undefined || !name?.trim() || checkPinfl(pinfl) !== undefined) {
    process.stderr.write(
      pinfl !== undefined && checkPinfl(pinfl) ? `The PINFL is not a valid one.\n\n${usage}` : usage,
    );
    return 2;
  }
  const config = readConfig(process.env);
  const service = await openService(config, makeLogger(config));
  const { context } = service;
  try {
    const now = context.legalClock.now();
    const id = await withTransaction(context.db, async (tx) => makeFirstAdministrator(tx, { pinfl, name }, now));
    process.stdout.write(`Made the first administrator, user ${id}. They can sign in through OneID now.\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof AdministratorExists ? error.message : describeError(error)}\n`);
    return 1;
  } finally {
    await service.close();
  }
}

process.exitCode = await main(process.argv.slice(2));
