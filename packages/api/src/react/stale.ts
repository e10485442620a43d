import type { CacheTag, Endpoint } from "../contract/endpoint.js";
import type { StaleEvent } from "../contract/meta.js";

/** A cache tag as RTK Query takes it: of everything it names, or of one thing. */
type Tag = CacheTag | { readonly type: CacheTag; readonly id: string };

/** Tags of what lies in places. A reading of the others is stale with any change. */
const placed: ReadonlySet<CacheTag> = new Set(["applications", "counts", "objections", "announcements"]);

/** Pages and acts of one application. */
const ofApplication = /^\/applications\/\{id\}/;

/** Country, region, district: a wider place is the beginning of a narrower one's code. */
const widest = "17";

/** Whom no reading names a place for: lists of the reader's whole territory. */
const own = "own";

interface Asked {
  readonly params?: { readonly id?: unknown };
  readonly query?: Readonly<Record<string, unknown>>;
}

function codesIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((code): code is string => typeof code === "string");
}

/** The places that a list is narrowed to; those that are not told by their codes lie somewhere in the territory. */
function placesOf({ query = {} }: Asked): readonly string[] {
  const named = [...codesIn(query["region"]), ...codesIn(query["district"])];
  return named.length === 0 || codesIn(query["neighborhood"]).length > 0 ? [own] : named;
}

/** What a reading is about: one application, or a list of places. */
export function tagsOfReading(endpoint: Endpoint, args: object): readonly Tag[] {
  const asked = args as Asked;
  return endpoint.tags.flatMap((type): Tag[] => {
    if (!placed.has(type)) return [type];
    if (ofApplication.test(endpoint.path)) return [{ type, id: `file:${String(asked.params?.id)}` }];
    return [{ type, id: "list" }, ...placesOf(asked).map((place) => ({ type, id: `in:${place}` }))];
  });
}

/**
 * What an act of one's own makes stale: of an act on an application, that application and all lists; of any other,
 * whatever it names.
 */
export function tagsOfAct(endpoint: Endpoint, args: object): readonly Tag[] {
  const { params } = args as Asked;
  if (!ofApplication.test(endpoint.path)) return endpoint.tags;
  return endpoint.tags.flatMap((type): Tag[] =>
    placed.has(type)
      ? [
          { type, id: `file:${String(params?.id)}` },
          { type, id: "list" },
        ]
      : [type],
  );
}

/** What was told to be stale: at once, and what is read again only now and then. */
export interface Staleness {
  readonly now: readonly Tag[];
  readonly later: readonly Tag[];
}

/**
 * What an event makes stale. Of a change of one application: that application and the lists of its district at once;
 * lists of a wider place, the region or the country, later, for in a country something changes all the time.
 * @param territory the reader's own; null while nobody knows it
 */
export function tagsOfEvent(
  { tags, file: application, district }: Omit<StaleEvent, "tags"> & { readonly tags: readonly CacheTag[] },
  territory: string | null,
): Staleness {
  if (application === undefined || district === undefined) return { now: tags, later: [] };
  const inPlace = (places: readonly string[]): Tag[] =>
    tags.filter((type) => placed.has(type)).flatMap((type) => places.map((place) => ({ type, id: `in:${place}` })));
  const isNarrow = territory !== null && territory.length >= district.length;
  return {
    now: [
      ...tags.map((type): Tag => (placed.has(type) ? { type, id: `file:${application}` } : type)),
      ...inPlace([district, ...(isNarrow ? [own] : [])]),
    ],
    later: inPlace([district.slice(0, 4), widest, ...(isNarrow ? [] : [own])]),
  };
}

/** One tag as a text, for sets of them. */
export function keyOfTag(tag: Tag): string {
  return typeof tag === "string" ? tag : `${tag.type} ${tag.id}`;
}
