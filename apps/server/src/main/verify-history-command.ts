import { proveHistory } from "./proofs/history.js";
import { verifyCommand } from "./verify-command.js";

/** `pnpm history:verify`: {@link proveHistory} of the configured database. */
await verifyCommand("The history", proveHistory);
