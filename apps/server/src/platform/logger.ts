import { destination, type DestinationStream, pino, type Logger } from "pino";
import type { Config } from "./config/config.js";
import { describeError } from "./database/errors.js";

/** What is never logged, at the top of a line or one level down: secrets, and what tells who a person is. */
const secret = [
  "authorization",
  "cookie",
  "set-cookie",
  "password",
  "access_token",
  "refresh_token",
  "k",
  "code",
  "ticket",
  "pinfl",
  "stir",
  "passport",
  "phone",
  "birthDate",
  "fullName",
];

/** The server's log: JSON lines on standard error, or into `stream`; standard output is for people. */
export function makeLogger(
  config: Pick<Config, "logLevel">,
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      redact: { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: "[hidden]" },
      // Errors of the database hold the values of the query, and pino would print every property.
      serializers: { err: described, error: described },
    },
    stream,
  );
}

function described(value: unknown): unknown {
  return value instanceof Error ? describeError(value) : value;
}
