import { ConfigError } from "../platform/config/config.js";
import { CannotOpenDatabase } from "../platform/database/cannot-open.js";
import { DataDirectoryInUse } from "../platform/database/data-directory-lock.js";
import { WrongMode } from "../platform/database/database-mode.js";
import { describeError } from "../platform/database/errors.js";
import { CannotGrant } from "../platform/database/grants.js";
import { BucketIsPublic } from "../platform/uploads/bucket-is-public.js";
import { UnknownFill } from "../platform/fills/fill-on.js";
import { ProgramFailed } from "./drill/programs.js";
import { NoDemonstration, PortInUse } from "./start.js";

/** Refusals made for people: their sentence says it all. */
const refusals = [
  BucketIsPublic,
  CannotGrant,
  CannotOpenDatabase,
  ConfigError,
  DataDirectoryInUse,
  NoDemonstration,
  PortInUse,
  ProgramFailed,
  UnknownFill,
  WrongMode,
];

/** Why the server or a command of the operator's ended. Of what is no refusal we want to know where it came from. */
export function explain(error: unknown): string {
  return error instanceof Error && refusals.some((kind) => error instanceof kind)
    ? error.message
    : describeError(error);
}
