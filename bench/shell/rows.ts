/** A row of the peers' list. */
export interface Row {
  readonly id: number;
  readonly parcel: string;
  readonly region: string;
  readonly owner: string;
  readonly area: number;
  readonly status: string;
}

/** The columns that are shown. */
export const fields = ["id", "parcel", "region", "owner", "area", "status"] as const;

/** Rows of a page. */
export const page = 25;

const regions = ["Samarqand", "Buxoro", "Namangan", "Andijon", "Xorazm"];
const owners = ["Karimov Anvar", "Rahimova Nodira", "Yoʻldoshev Botir", "Tosheva Gulnora"];
const statuses = ["open", "in review", "approved", "rejected"];

/** Two hundred plots, the same each time, held in the page: the peer asks no service. */
export const rows: Row[] = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  parcel: `${100 + (index % 900)}/${1 + (index % 90)}/${1 + ((index * 7) % 400)}`,
  region: regions[index % regions.length] ?? "",
  owner: owners[index % owners.length] ?? "",
  area: ((index * 7919) % 100_000) / 100,
  status: statuses[index % statuses.length] ?? "",
}));
