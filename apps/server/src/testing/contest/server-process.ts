import { type ChildProcess, spawn } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { testSeal } from "../seal.js";

/** The built server; the step that runs the server's tests builds it first. */
export const builtServer = path.resolve(import.meta.dirname, "../../../dist/main.js");

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it as a power cut would: nothing is finished, nobody is told. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits. */
  stop(): Promise<void>;
}

/** Settings of a production on this machine, the same for all its servers; what lies outside is never called. */
export function productionSettings(databaseUrl: string, dataDir: string): Readonly<Record<string, string>> {
  const { privateKey } = generateKeyPairSync("ed25519");
  return {
    YER_MODE: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://127.0.0.1",
    HOST: "127.0.0.1",
    ONEID_URL: "http://127.0.0.1:9/",
    ONEID_CLIENT_ID: "yer",
    ONEID_CLIENT_SECRET: "yer",
    MASTER_SECRET: randomBytes(32).toString("base64"),
    HISTORY_SIGNING_KEY: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
    SIGNING_KEY: testSeal.key,
    SIGNING_CERTIFICATE: testSeal.certificate,
    SCANNER_ADDRESS: "127.0.0.1:9",
    LOG_LEVEL: "error",
  };
}

/** Starts the server of the build at `main` and waits until it listens. */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  port: number,
  main: string,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--enable-source-maps", main], {
    env: { PATH: process.env["PATH"], ...settings, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (data) => {
    said = `${said}${String(data)}`.slice(-4_000);
  });
  const exited = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("Started in")) return running(child, exited, port);
  }
  throw new Error(`The server did not start: ${said}`);
}

function running(child: ChildProcess, exited: Promise<unknown>, port: number): ServerProcess {
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  child.stdout?.resume();
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async () => end("SIGKILL"),
    stop: async () => end("SIGTERM"),
  };
}
