import { smsLength } from "../platform/sms/sms-text.js";
import type { SmsSender } from "../platform/sms/sms-sender.js";

/** Stands in for an SMS broker: prints what would be sent, and what it would take. */
export function smsSandbox(print: (text: string) => void): SmsSender {
  return {
    send: async ({ to, text }) => {
      const { alphabet, places, parts } = smsLength(text);
      print(`\n✆ ${to} (SMS: ${parts} × ${alphabet}, ${places})\n  ${text}\n`);
    },
  };
}
