import { startOneIdSandbox } from "./sandbox.js";
import type { SandboxSettings } from "./settings.js";

/**
 * Entry of the sandbox's own process. The server that starts it sends the settings and is told the addresses; it stops
 * when that server does.
 */
process.once("message", (settings: SandboxSettings) => {
  startOneIdSandbox(settings).then(
    ({ url, partnerUrl }) => process.send?.({ url, partnerUrl }),
    (error: unknown) => {
      process.send?.({ error: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
      process.disconnect();
    },
  );
});
// Ctrl-C reaches the whole group: the server decides, and its going away ends this process.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit());
