import { Client, type ClientConfig } from "pg";
import { isOutOfReach, NoWritableServer } from "./out-of-reach.js";

const pattern = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]*)(?<after>[^]*)$/;

/**
 * A connection string for each address of one that names several, as libpq does
 * (`postgresql://role@first:5432,second:5432/database?target_session_attrs=read-write`); itself where it names one.
 */
export function addressesOf(url: string): readonly [string, ...string[]] {
  const { before = "", hosts = "", after = "" } = pattern.exec(url)?.groups ?? {};
  const [first, ...others] = hosts.split(",").map((host) => `${before}${host}${withoutTarget(after)}`);
  return first === undefined || others.length === 0 ? [url] : [first, ...others];
}

/** What `target_session_attrs` asks for is what the service does in any case; the driver does not know it. */
function withoutTarget(after: string): string {
  const [path = "", query] = after.split("?", 2);
  if (query === undefined) return path;
  const left = query.split("&").filter((one) => !one.startsWith("target_session_attrs="));
  return left.length === 0 ? path : `${path}?${left.join("&")}`;
}

/** How long one address may take to say whether it takes writes. */
const answerMilliseconds = 2_000;

/** Whether the server behind a connection takes writes: a replica does not, nor what is set to be read-only. */
export async function takesWrites(client: Pick<Client, "query">): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(
    "select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as yes",
  );
  return rows[0]?.yes === true;
}

/** Where writes go, of the addresses of one connection string: looked for when it is not known, or known no more. */
export class WritableAddress {
  readonly #addresses: readonly [string, ...string[]];
  #known: string | undefined;
  #looking: Promise<string> | undefined;

  constructor(url: string) {
    this.#addresses = addressesOf(url);
    // One address is taken at its word: what moves behind it is not the service's business.
    if (this.#addresses.length === 1) [this.#known] = this.#addresses;
  }

  /** Whether there is another address to look at. */
  get several(): boolean {
    return this.#addresses.length > 1;
  }

  /** The last one found, or the first. */
  get last(): string {
    return this.#known ?? this.#addresses[0];
  }

  /** It could not be reached, or takes no writes any more. */
  forget(): void {
    if (this.several) this.#known = undefined;
  }

  /** Looks at all addresses at once; the first named that takes writes is it. @throws {NoWritableServer} or why not */
  async find(): Promise<string> {
    if (this.#known !== undefined) return this.#known;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<string> {
    const looks = await Promise.allSettled(
      this.#addresses.map(async (address) => askWritable({ connectionString: address })),
    );
    const found = this.#addresses.find((_, at) => {
      const look = looks[at];
      return look?.status === "fulfilled" && look.value;
    });
    if (found === undefined) {
      // A wrong password is no server that is away.
      const refused = looks.flatMap((look) => (look.status === "rejected" ? [look.reason as unknown] : []));
      throw refused.find((reason) => !isOutOfReach(reason)) ?? new NoWritableServer({ cause: refused[0] });
    }
    this.#known = found;
    return found;
  }
}

async function askWritable(config: ClientConfig): Promise<boolean> {
  const client = new Client({
    ...config,
    application_name: "yer looks for the primary",
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return await takesWrites(client);
  } finally {
    await client.end().catch(() => {});
  }
}
