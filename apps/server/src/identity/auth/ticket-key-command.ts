import { ConfigError, readConfig } from "../../platform/config/config.js";
import { loadSecrets } from "../../platform/config/secrets.js";
import { ticketKey } from "./ticket.js";

// Prints the key of partner tickets in base64, for the operator to hand over: `node dist/identity/auth/ticket-key-command.js`.
try {
  const secrets = await loadSecrets(readConfig(process.env));
  process.stdout.write(`${ticketKey(secrets).toString("base64")}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
