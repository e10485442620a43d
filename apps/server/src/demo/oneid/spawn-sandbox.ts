import { fork } from "node:child_process";
import { once } from "node:events";
import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { childFlags } from "../../platform/child-flags.js";
import { ticketKey } from "../../identity/auth/ticket.js";
import type { OneIdConfig } from "../../platform/config/config.js";
import type { Secrets } from "../../platform/config/secrets.js";
import { demoIdentities } from "../identities.js";
import type { SandboxSettings } from "./settings.js";

/** A sandbox in a process of its own. */
export interface SpawnedSandbox {
  /** Put it into the configuration: the service then signs people in through the sandbox. */
  readonly oneId: OneIdConfig;
  /** Page of the partner system, for `/auth/sap`. */
  readonly partnerUrl: string;
  stop(): Promise<void>;
}

const started = z.object({ url: z.string(), partnerUrl: z.string() });

/**
 * Starts the sandbox beside a demonstration.
 * @param publicUrl origin of the service, where browsers are sent back to
 * @throws when the sandbox cannot listen
 */
export async function spawnOneIdSandbox(publicUrl: string, secrets: Secrets): Promise<SpawnedSandbox> {
  const extension = import.meta.filename.endsWith(".ts") ? "ts" : "js";
  const child = fork(new URL(`./sandbox-command.${extension}`, import.meta.url), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [...childFlags],
  });
  const settings: SandboxSettings = {
    port: 0,
    clientId: "yer_namoyish",
    clientSecret: randomBytes(24).toString("base64url"),
    redirectUri: `${publicUrl}/auth/oneid/callback`,
    publicUrl,
    ticketKey: ticketKey(secrets).toString("base64"),
    identities: demoIdentities,
  };
  const exited = once(child, "exit");
  child.send(settings);
  const [message] = (await Promise.race([once(child, "message"), exited])) as [unknown];
  const answer = z.safeParse(started, message);
  if (!answer.success) {
    child.kill();
    throw new Error(`The single sign-on's sandbox did not start: ${JSON.stringify(message)}.`);
  }
  const { clientId, clientSecret } = settings;
  return {
    oneId: { url: answer.data.url, clientId, clientSecret, scope: clientId },
    partnerUrl: answer.data.partnerUrl,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await exited;
    },
  };
}
