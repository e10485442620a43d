import { areaSorts } from "../../../packages/api/src/contract/areas.js";
import type { Cluster } from "../../database/cluster.js";

/** What a figure is about: each has a bar of its own. */
export type Kind = "page" | "search" | "exact" | "work";

/** One thing that a person asks about areas; those of a group are measured together. */
export interface AreaCase {
  readonly kind: Kind;
  readonly group: string;
  readonly username: string;
  readonly address: string;
  /** The plainest statement that a database would answer a search by; empty for what has a bar in milliseconds alone. */
  readonly bare: string;
}

const columns: Readonly<Record<string, string>> = {
  createdAt: "created_at",
  number: "number",
  stateSince: "state_since",
  deadlineAt: "coalesce(deadline_at, 'infinity'::timestamptz)",
};

/** What a register lists without a state and without a basket. */
const standing = "basket is null and state <> 'area_opened'";

/** Filters as people set them: registers by state and basket, and up to three more at a time. */
const filterSets = (region: string, district: string): readonly string[] => [
  "",
  "state=area_new",
  "state=area_sent&state=area_taken",
  "basket=no_grip",
  "basket=drafts",
  "basket=written_off",
  `region=${region}`,
  `district=${district}`,
  `state=area_new&district=${district}`,
  `basket=construction&region=${region}`,
  "source=imagery",
  "confirmation=confirmed",
  `confirmation=unconfirmed&state=area_new&region=${region}`,
  "legalBasis=5",
  "year=2025&legalBasis=3&state=area_returned",
  "age=quarter",
  "proposed=true",
  "overlaps=true",
  "schedule=running",
  "schedule=none",
];

/** The same with words to find: what is listed under them, as the plainest statement asks for it. */
const searches: readonly (readonly [query: string, where: string])[] = [
  ["search=navoiy", standing],
  ["search=navoiy&basket=no_grip", "basket = 'no_grip'"],
];
const found = "array_to_tsvector(string_to_array(search_key, ' ')) @@ '''navoiy'':*'::tsquery";

/** An order of the register, and a cursor behind 400 000 rows of it, as the service writes one. */
interface Walk {
  readonly sort: string;
  readonly along: string;
  readonly after: string;
  readonly past: string;
}

function walkOf(cluster: Cluster, sort: string): Walk {
  const column = columns[sort.replace("-", "")] ?? "created_at";
  const isFalling = sort.startsWith("-");
  const direction = isFalling ? "desc" : "asc";
  const along = `${column} ${direction}, id ${direction}`;
  const row = cluster.sql(`
    select (${column})::text || chr(9) || id from areas where ${standing} order by ${along} offset 400000 limit 1`);
  const [value = "", id = ""] = row.trim().split("\t");
  return {
    sort,
    along,
    after: Buffer.from(JSON.stringify([sort, value, id])).toString("base64url"),
    past: `(${column}, id) ${isFalling ? "<" : ">"} ('${value}', '${id}')`,
  };
}

const asked = ({ sort, after }: Walk, query: string, isDeep: boolean): string =>
  `/areas?${[`sort=${sort}`, query, isDeep ? `after=${after}` : ""].filter((part) => part !== "").join("&")}`;

/** Every case. */
export function casesOf(cluster: Cluster): AreaCase[] {
  const territory = (username: string): string =>
    cluster.sql(`select territory from users where username = '${username}'`).trim();
  const [region, district] = [territory("reviewer"), territory("operator")];
  const body = cluster.sql("select organisation_id from users where username = 'inspector'").trim();
  const scopes: Readonly<Record<string, string>> = {
    administrator: "true",
    reviewer: `region_soato = '${region}'`,
    operator: `district_soato = '${district}'`,
    inspector: `id in (select area_id from area_sendings where organisation_id = '${body}')`,
  };
  const sets = filterSets(region, district);
  const walks = areaSorts.map((sort) => walkOf(cluster, sort));
  return [
    ...walks.flatMap((walk) =>
      Object.entries(scopes).flatMap(([username, scope]) => [
        ...sets
          // Who sees a region or less is narrowed already, and an inspection sees no baskets.
          .filter((set) => username === "administrator" || !/region|district/.test(set))
          .filter((set) => username !== "inspector" || !set.includes("basket"))
          .flatMap((set) =>
            [false, true].map((isDeep): AreaCase => ({
              kind: "page",
              group: walk.sort,
              username,
              address: asked(walk, set, isDeep),
              bare: "",
            })),
          ),
        ...searches
          .filter(([query]) => username !== "inspector" || !query.includes("basket"))
          .flatMap(([query, where]) =>
            [false, true].map((isDeep): AreaCase => ({
              // Words are not a filter but a search, and have its bar.
              kind: "search",
              group: walk.sort,
              username,
              address: asked(walk, query, isDeep),
              bare: `select id, number, state, basket, region_soato, district_soato, address, created_at, state_since
                from areas where ${[scope, where, found, ...(isDeep ? [walk.past] : [])].join(" and ")}
                order by ${walk.along} limit 51`,
            })),
          ),
      ]),
    ),
    ...sets.map((set): AreaCase => ({
      kind: "exact",
      group: "administrator",
      username: "administrator",
      address: `/areas?${["exact=true", set].filter((part) => part !== "").join("&")}`,
      bare: "",
    })),
    ...Object.keys(scopes).map((username): AreaCase => ({
      kind: "work",
      group: username,
      username,
      address: "/my-work",
      bare: "",
    })),
  ];
}
