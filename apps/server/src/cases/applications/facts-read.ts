import type { EditRequestKind } from "@yer/api/contract/applications";
import { editRequestKinds } from "@yer/api/contract/applications";
import type { OrganisationKind } from "@yer/api/contract/statuses";

/** What every organisation looks at: where and how large the plot is, and on what legal basis it is claimed. */
const site = ["/outline", "/sizes", "/legalBasis", "/landCategory", "/purpose", "/occupiedSince", "/cadastreNumber"];

/**
 * The facts a kind of organisation's conclusion rests on, as JSON pointers; of a kind not named here, all of them. A
 * conclusion is carried over a return only if no request named one of these (DOMAIN §3, Return).
 */
const factsRead: Readonly<Partial<Record<OrganisationKind, readonly string[]>>> = {
  agriculture: site,
  architecture: [...site, "/address", "/buildings", "/fileIds"],
  ecology: site,
  emergency: [...site, "/buildings"],
  gas: ["/outline", "/address", "/buildings"],
  power: ["/outline", "/address", "/buildings"],
  roads: ["/outline", "/address"],
  sanitary: [...site, "/buildings"],
  water: ["/outline", "/sizes"],
};

/** Whether edit requests of these kinds leave what an organisation concluded from untouched. */
export function untouchedBy(kind: OrganisationKind, requests: readonly EditRequestKind[]): boolean {
  const read = factsRead[kind];
  const named = requests.flatMap((request) => [...editRequestKinds[request]] as string[]);
  return read === undefined ? named.length === 0 : named.every((pointer) => !read.includes(pointer));
}
