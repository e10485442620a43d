import { proveMoney } from "./proofs/money.js";
import { verifyCommand } from "./verify-command.js";

/** `pnpm money:verify`: {@link proveMoney} of the configured database. */
await verifyCommand("The money", proveMoney);
