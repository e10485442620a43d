import type { Client } from "./client.js";
import type { Link } from "./link.js";

/**
 * Names who is asked before a person signs out.
 * @returns what ends it
 */
export function askBeforeLeaving(client: Pick<Client, "link">, ask: NonNullable<Link["leave"]>): () => void {
  client.link.leave = ask;
  return () => {
    if (client.link.leave === ask) client.link.leave = undefined;
  };
}
