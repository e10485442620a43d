import type { Config } from "../config/config.js";
import type { SmsSender } from "./sms-sender.js";

/** How long a broker may take to answer, in milliseconds: the job that waits for it has a lease to keep. */
const patience = 15_000;

/**
 * Hands SMS to a broker that speaks the protocol of smsxabar.uz (Play Mobile), which several operators of Uzbekistan
 * use: `POST …/broker-api/send` with Basic authorisation. It gets our id as `message-id`.
 */
export function brokerSmsSender({ url, from }: NonNullable<Config["sms"]>): SmsSender {
  const address = new URL(url);
  const authorization = `Basic ${Buffer.from(
    `${decodeURIComponent(address.username)}:${decodeURIComponent(address.password)}`,
  ).toString("base64")}`;
  address.username = "";
  address.password = "";
  return {
    send: async ({ to, text }, id) => {
      const message = {
        // The broker writes numbers without the plus.
        recipient: to.replace(/^\+/, ""),
        "message-id": id,
        sms: { originator: from, content: { text } },
      };
      const reply = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ messages: [message] }),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      });
      // What it answers is not repeated: it may hold the number and the words.
      await reply.body?.cancel();
      if (!reply.ok) throw new Error(`The SMS broker answered ${reply.status}.`);
    },
  };
}
