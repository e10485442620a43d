import type { Mailer } from "../platform/mail/mailer.js";

/** Stands in for a mail server: prints what would be sent. */
export function mailSandbox(print: (text: string) => void): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      print(`\n✉ ${to}\n  ${subject}\n${text.replace(/^/gm, "  ")}\n`);
    },
  };
}
