import type { Client } from "pg";
import type { Pool } from "./act.js";
import type { Holes } from "./recording.js";

/** An application that an act may be done on. */
export interface File extends Holes {
  readonly file: string;
  readonly number: string;
  readonly district: string;
  /** The first word of its occupier's name, as people search by it, and the last digits of the occupier's number. */
  readonly word: string;
  readonly digits: string;
}

/** Applications drawn of each district and status; where there are fewer, all. */
const ofEach = 150;

const columns = `a.id as file, a.number, a.district_soato as district, split_part(a.occupier_name, ' ', 1) as word,
  right(coalesce(o.pinfl, o.stir), 4) as digits`;

/**
 * Applications by what may be done on them and where: those in a status by their district, those that await a
 * conclusion by the body that owes it. Only such as the service itself brought there or can bring further.
 */
export class Files {
  readonly #pools: ReadonlyMap<string, File[]>;
  readonly #places: ReadonlyMap<string, readonly string[]>;

  private constructor(pools: ReadonlyMap<string, File[]>) {
    this.#pools = pools;
    const places = new Map<string, string[]>();
    for (const key of pools.keys()) {
      const [pool = "", place = ""] = key.split(" ");
      // By each beginning of the place's code: whose territory is a region takes of all its districts.
      for (const within of pool === "awaited" ? [place] : ["17", place.slice(0, 4), place]) {
        const name = `${pool} ${within}`;
        places.set(name, [...(places.get(name) ?? []), key]);
      }
    }
    this.#places = places;
  }

  static async drawn(client: Client): Promise<Files> {
    const standing = await client.query<File & { status: Pool }>(
      `select * from (
        select a.status, ${columns}, row_number() over (partition by a.status, a.district_soato order by md5(a.id::text)) as turn
        from applications as a join application_occupiers as o on o.home_region = a.home_region and o.application_id = a.id
        join neighborhoods as n on n.id = a.neighborhood_id and n.active
        where a.status in ('to_conclusion', 'in_review', 'announced', 'at_justice', 'in_payment', 'at_council') and not a.suspended
      ) as each where turn <= ${ofEach}`,
    );
    const awaited = await client.query<File & { body: string }>(
      `select s.organisation_id as body, ${columns}
      from step_organisations as s join applications as a on a.home_region = s.home_region and a.id = s.application_id
      join application_occupiers as o on o.home_region = a.home_region and o.application_id = a.id
      join neighborhoods as n on n.id = a.neighborhood_id and n.active
      join runs as r on r.home_region = s.home_region and r.id = s.run_id
      where s.state = 'awaited' and a.status = 'in_discussion' and s.step_id in ('architecture', 'ecology')
        and (select count(*) from jsonb_object_keys(r.resolution)) = 2
      order by md5(a.id::text) limit 200000`,
    );
    const pools = new Map<string, File[]>();
    const put = (key: string, file: File): void => {
      const pool = pools.get(key);
      if (pool) pool.push(file);
      else pools.set(key, [file]);
    };
    for (const { status, ...file } of standing.rows) put(`${status} ${file.district}`, file);
    for (const { body, ...file } of awaited.rows) put(`awaited ${body}`, file);
    return new Files(pools);
  }

  /**
   * An application of a place or a body.
   *
   * @param chance 0 to 1
   * @param once it is given to nobody again
   */
  take(pool: Pool, within: string, chance: () => number, once: boolean): File | undefined {
    const keys = this.#places.get(`${pool} ${within}`) ?? [];
    const files = this.#pools.get(keys[Math.floor(chance() * keys.length)] ?? "") ?? [];
    const at = Math.floor(chance() * files.length);
    const file = files[at];
    if (once && file !== undefined) {
      const last = files.pop();
      if (last !== undefined && at < files.length) files[at] = last;
    }
    return file;
  }
}
