import { proveFiles } from "./proofs/files.js";
import { verifyCommand } from "./verify-command.js";

/** `pnpm files:verify`: {@link proveFiles} of the configured database and its store. */
await verifyCommand("The files", proveFiles);
