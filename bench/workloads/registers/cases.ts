import { applicationSorts } from "../../../packages/api/src/contract/application-register.js";
import type { Cluster } from "../../database/cluster.js";

/** What a figure is about: each has a bar of its own. */
export type Kind = "page" | "counts" | "exact" | "search";

/** One thing that a person asks of a register, and the plainest statement that a database would answer it by. */
export interface Case {
  readonly kind: Kind;
  /** Cases that are measured together: those of a sort, of a person. */
  readonly group: string;
  readonly username: string;
  readonly address: string;
  readonly bare: string;
}

interface Filter {
  readonly query: string;
  readonly sql: string;
}

/**
 * Who asks: one who sees the republic, a region, a district; a member of a body, who sees the applications that involve
 * it.
 */
interface Person {
  readonly username: string;
  readonly scope: string;
}

const others = { region: "1703", district: "1703401" };

/** Columns a register shows; nothing is joined to them. */
const shown = `id, number, status, legal_basis, cadastre_number, occupier_name, region_soato, district_soato, neighborhood_id,
  facts ->> 'address', deadline_at, suspended, created_at, status_since`;

const columns: Readonly<Record<string, string>> = {
  createdAt: "created_at",
  number: "number",
  deadline: "coalesce(deadline_at, 'infinity'::timestamptz)",
  occupier: "occupier_sort",
  statusSince: "status_since",
};

const f = (query: string, sql: string): Filter => ({ query, sql });

/** Filters as people set them, none to three at a time. */
function filterSets(now: string, soon: string): Filter[][] {
  const status = (key: string): Filter => f(`status=${key}`, `status = '${key}'`);
  const two = f("status=editing&status=at_council", "status in ('editing', 'at_council')");
  const legalBasis = (key: number): Filter => f(`legalBasis=${key}`, `legal_basis = ${key}`);
  const year = (of: number): Filter =>
    f(`year=${of}`, `created_at >= '${of}-01-01 00:00+05' and created_at < '${of + 1}-01-01 00:00+05'`);
  const inRegion = f(`region=${others.region}`, `region_soato = '${others.region}'`);
  const inDistrict = f(`district=${others.district}`, `district_soato = '${others.district}'`);
  const late = f("late=true", `coalesce(deadline_at, 'infinity'::timestamptz) <= '${now}'`);
  const due = f(
    "soon=true",
    `coalesce(deadline_at, 'infinity'::timestamptz) > '${now}' and coalesce(deadline_at, 'infinity'::timestamptz) <= '${soon}'`,
  );
  const search = f("search=Karimov", "search @@ '''karimov'':*'::tsquery");
  return [
    [],
    [status("registered")],
    [status("in_review")],
    [two],
    [inRegion],
    [inDistrict],
    [legalBasis(5)],
    [year(2024)],
    [late],
    [due],
    [search],
    [status("in_payment"), inRegion],
    [inRegion, legalBasis(7)],
    [year(2024), legalBasis(4)],
    [late, inRegion],
    [status("editing"), year(2025)],
    [search, inRegion],
    [two, inDistrict],
    [inRegion, legalBasis(6), year(2024)],
    [inDistrict, status("at_justice"), legalBasis(2)],
    [status("in_discussion"), legalBasis(3), late],
    [two, inRegion, year(2026)],
    [search, status("registered"), year(2025)],
  ];
}

/** A cursor far down an order, as the service writes one. */
function deep(cluster: Cluster, sort: string, column: string, applications: number): { after: string; past: string } {
  const descending = sort.startsWith("-");
  const direction = descending ? "desc" : "asc";
  const row = cluster.sql(`
    select (${column})::text || chr(9) || id from applications
    order by ${column} ${direction}, id ${direction} offset ${Math.floor(applications * 0.4)} limit 1`);
  const [value = "", id = ""] = row.trim().split("\t");
  return {
    after: Buffer.from(JSON.stringify([sort, value, id])).toString("base64url"),
    past: `(${column}, id) ${descending ? "<" : ">"} ('${value.replaceAll("'", "''")}', '${id}')`,
  };
}

/** Pages of the register: every declared sort, each filter set, the first page and one far down. */
function pages(cluster: Cluster, people: readonly Person[], applications: number, now: string, soon: string): Case[] {
  return applicationSorts.flatMap((sort) => {
    const column = columns[sort.replace("-", "")] ?? "created_at";
    const direction = sort.startsWith("-") ? "desc" : "asc";
    const { after, past } = deep(cluster, sort, column, applications);
    return people.flatMap(({ username, scope }) =>
      filterSets(now, soon)
        .filter((set) => username === "administrator" || !set.some(({ query }) => /region|district/.test(query)))
        .flatMap((set) =>
          ["", `after=${after}`].map((from): Case => {
            const conditions = [scope, ...set.map(({ sql }) => sql), ...(from === "" ? [] : [past])];
            const query = [`sort=${sort}`, ...set.map(({ query }) => query), ...(from === "" ? [] : [from])];
            return {
              // Words are not a filter but a search, and have its bar.
              kind: set.some(({ query }) => query.startsWith("search")) ? "search" : "page",
              group: sort,
              username,
              address: `/applications?${query.join("&")}`,
              bare: `select ${shown} from applications where ${conditions.join(" and ")}
                order by ${column} ${direction}, id ${direction} limit 51`,
            };
          }),
        ),
    );
  });
}

/** Words as they are mistyped, in three scripts, and the word that was meant. */
const slips: readonly (readonly [typed: string, meant: string])[] = [
  ["Karimof", "karimov"],
  ["Karmov", "karimov"],
  ["Каримоф", "karimov"],
  ["Раҳмов", "raximov"],
  ["Yuldoshev", "yoldoshev"],
  ["Тошпулатов", "toshpolatov"],
  ["Usmonv Shrzod", "usmonov & sherzod"],
  ["Гафуров Джамшит", "gafurov & jamshid"],
  ["Bogishmol", "bogishamol"],
  ["Мустакилик", "mustakillik"],
  ["Qodriov Nargza", "kodirov & nargiza"],
  ["Abdulaev", "abdullaev"],
];

/** Every case; of figures that hang on the moment, as it is now. */
export function casesOf(cluster: Cluster, applications: number): Case[] {
  const now = new Date().toISOString();
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const territory = (username: string): string =>
    cluster.sql(`select territory from users where username = '${username}'`).trim();
  const [region, district] = [territory("reviewer"), territory("operator")];
  const people: Person[] = [
    { username: "administrator", scope: "true" },
    { username: "reviewer", scope: `region_soato = '${region}'` },
    { username: "operator", scope: `district_soato = '${district}'` },
  ];
  const counted: Person[] = [
    { username: "administrator", scope: "true" },
    { username: "reviewer", scope: `home_region = '${region}'` },
    { username: "operator", scope: `district_soato = '${district}'` },
  ];
  const members = ["architect", "colleague"].map((username) => ({
    username,
    organisation: cluster.sql(`select organisation_id from users where username = '${username}'`).trim(),
  }));
  return [
    ...pages(cluster, people, applications, now, soon),
    ...members.map(({ username, organisation }): Case => ({
      kind: "counts",
      group: username,
      username,
      address: "/applications/counts",
      bare: `select status, sum(total), sum(total) filter (where due_day < '${now.slice(0, 10)}')
          from organisation_counts where organisation_id = '${organisation}' group by status`,
    })),
    ...counted.map(({ username, scope }): Case => ({
      kind: "counts",
      group: username,
      username,
      address: "/applications/counts",
      bare: `select status, sum(total), sum(total) filter (where due_day < '${now.slice(0, 10)}')
          from standing_counts where ${scope} group by status`,
    })),
    ...filterSets(now, soon).map((set): Case => ({
      kind: "exact",
      group: "administrator",
      username: "administrator",
      address: `/applications?${["exact=true", ...set.map(({ query }) => query)].join("&")}`,
      bare: `select count(*) from applications where ${["true", ...set.map(({ sql }) => sql)].join(" and ")}`,
    })),
    ...people.flatMap(({ username, scope }) =>
      slips.map(([typed, meant]): Case => ({
        kind: "search",
        group: "mistyped",
        username,
        address: `/applications?search=${encodeURIComponent(typed)}`,
        bare: `select ${shown} from applications where ${scope} and search @@ '${meant}'::tsquery
            order by created_at desc, id desc limit 51`,
      })),
    ),
  ];
}
