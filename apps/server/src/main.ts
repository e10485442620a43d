import { explain } from "./main/explain.js";
import { startServer, type RunningServer } from "./main/start.js";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What a person needs to know once the server is up. */
function banner({ context, address, identities }: RunningServer): string {
  const { config } = context;
  const lines = [
    `Yer is ready (${config.mode} mode).`,
    "",
    `  Public site     ${address}/`,
    `  Back office     ${address}/applications`,
    `  API             ${address}/api/v1/docs`,
    `  Data            ${config.databaseUrl ? "PostgreSQL (DATABASE_URL)" : config.dataDir}`,
  ];
  if (identities.length > 0) {
    const width = Math.max(...identities.map(({ part }) => part.length));
    lines.push("", "Demonstration identities (fictional):");
    for (const { part, name, signIn } of identities) lines.push(`  ${part.padEnd(width)}  ${name} · ${signIn}`);
  }
  return [...lines, "", "Stop it with Ctrl-C."].join("\n");
}

async function main(): Promise<void> {
  const began = performance.now();
  let server: RunningServer | undefined;
  let stopping = false;

  const stop = async (code: number): Promise<void> => {
    // Asked twice, somebody is impatient: a kill at any line loses nothing that was acknowledged.
    if (stopping) process.exit(code || 130);
    stopping = true;
    process.exitCode = code;
    await server?.stop();
    process.exit(code);
  };
  process.on("SIGINT", () => void stop(0));
  process.on("SIGTERM", () => void stop(0));
  // Node would print the source line of the error: for the embedded database's that is 20 kB of minified code.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      void stop(1);
    });
  }

  try {
    server = await startServer(process.env, (what) => say(`${what} …`));
    say(`${banner(server)}\nStarted in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

await main();
