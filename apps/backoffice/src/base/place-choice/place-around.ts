import { type AreaPath, nowhere, pathOf } from "@yer/area-picker/model";
import type { ResolvedPlace } from "@yer/api/contract/places";

/** The narrowest place that holds all of several; `nowhere` stands for the republic. */
export function placeAround(chosen: readonly ResolvedPlace[]): AreaPath {
  const [first = nowhere, ...others] = chosen.map(pathToday);
  const region = others.every((path) => path.region === first.region) ? first.region : null;
  const district = region !== null && others.every((path) => path.district === first.district) ? first.district : null;
  const isOne = district !== null && others.every((path) => path.neighborhood === first.neighborhood);
  return { region, district, neighborhood: isOne ? first.neighborhood : null };
}

/** Where a place is to be looked for today: a former one at its successor, or around it where there are several. */
function pathToday({ code, level, active, path, successors }: ResolvedPlace): AreaPath {
  const [district] = path.filter((wider) => wider.level === "district");
  const [successor, another] = successors;
  if (level === "neighborhood") {
    const around = district ? pathOf(district.code) : nowhere;
    if (active) return { ...around, neighborhood: code };
    return successor && !another ? { ...around, neighborhood: successor.code } : around;
  }
  if (active || !successor) return pathOf(code);
  return another ? pathOf(successor.code.slice(0, 4)) : pathOf(successor.code);
}
