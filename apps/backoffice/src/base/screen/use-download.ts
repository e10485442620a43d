import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, useExtra } from "@yer/api/react";
import { useState } from "react";
import { useText } from "../language/use-text.js";
import { toasts } from "./toast-queue.js";

/** A file that the service made, and the name it gave. */
interface Made {
  readonly blob: Blob;
  readonly name?: string | undefined;
}

/**
 * Saves what the service makes, and says that it did or why not. The promise never rejects.
 * @param usual the file's name where the service gives none
 */
export function useDownload(
  usual: string,
): readonly [download: (ask: () => Promise<Made>) => Promise<void>, pending: boolean] {
  const text = useText();
  const { client } = useExtra();
  const [pending, setPending] = useState(false);

  async function download(ask: () => Promise<Made>): Promise<void> {
    setPending(true);
    try {
      const { blob, name = usual } = await ask();
      const address = URL.createObjectURL(blob);
      client.environment.save(address, name);
      // The browser has taken the bytes over by the next turn; until then the address must live.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      toasts.push({ tone: "success", text: text("register.exported", { name }) });
    } catch (error) {
      toasts.push({ tone: "danger", text: sayFailure(text, failureOf(error)) });
    } finally {
      setPending(false);
    }
  }

  return [download, pending];
}
