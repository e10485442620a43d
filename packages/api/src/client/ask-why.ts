import type { Client } from "./client.js";
import type { Link } from "./link.js";

/**
 * Names who asks the person why they act all the same, where the service answers an act with `last-able`.
 * @returns what ends it
 */
export function askWhyBy(client: Pick<Client, "link">, ask: NonNullable<Link["askWhy"]>): () => void {
  client.link.askWhy = ask;
  return () => {
    if (client.link.askWhy === ask) client.link.askWhy = undefined;
  };
}
