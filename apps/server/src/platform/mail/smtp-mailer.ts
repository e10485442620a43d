import { createTransport } from "nodemailer";
import type { Config } from "../config/config.js";
import type { Mailer } from "./mailer.js";

/** How long a mail server may take to answer, in milliseconds: the job that waits for it has a lease to keep. */
const patience = 15_000;

/** Hands letters to the mail server of the settings (RFC 5321). Without TLS it is refused, other than on this machine. */
export function smtpMailer({ url, from }: NonNullable<Config["mail"]>): Mailer {
  const { hostname, protocol } = new URL(url);
  const isLocal = hostname === "127.0.0.1" || hostname === "localhost" || hostname === "[::1]";
  const transport = createTransport({
    url,
    requireTLS: protocol === "smtp:" && !isLocal,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A letter is text that was made here: nothing in it names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.split("@").at(-1)?.replace(/>$/, "") ?? "localhost";
  return {
    send: async ({ to, subject, text }, id) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        messageId: `<${id}@${domain}>`,
        // RFC 3834: no automatic answers to it.
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
  };
}
