import { proveSignatures } from "./proofs/signatures.js";
import { verifyCommand } from "./verify-command.js";

/** `pnpm signatures:verify`: {@link proveSignatures} of the configured database. */
await verifyCommand("The signatures", proveSignatures);
