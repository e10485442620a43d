import { createAreaSearch, readArea } from "@yer/area-picker/model";

const search = createAreaSearch([
  {
    path: { region: "1718", district: null, neighborhood: null },
    name: "Samarqand viloyati",
    otherNames: ["Самаркандская область"],
  },
]);
/** `[{ path, code: "1718", name: "Samarqand viloyati", above: [] }]` */
export const found = search("самар");
/** `{ kind: "one", found }`: a place typed or pasted at once. */
export const read = readArea(search, "1718");
