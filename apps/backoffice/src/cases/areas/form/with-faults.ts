import { areaFaults } from "@yer/api/contract/area-faults";
import type { Area, AreaFault } from "@yer/api/contract/area-facts";
import type { AreaFieldsProps } from "./AreaFields.js";
import type { AreaValues } from "./area-values.js";
import type { AreaFieldPath } from "./use-area-form.js";

/** The field that mends each fault. */
const fieldOf = {
  "/sizes/total": "sizes.total",
  "/sizes/built": "sizes.built",
  "/cadastreNumber": "cadastreNumber",
  "/outline": "outline",
  "/neighborhoodId": "neighborhoodId",
  "/legalBasis": "legalBasis",
  "/occupiedSince": "occupiedSince",
  "/sizes/documented": "sizes.documented",
  "/sizes/excess": "sizes.excess",
  "/buildings": "buildings",
  "/foundOn": "foundOn",
} as const satisfies Record<string, AreaFieldPath>;

/** What stands beside a fault: the plot that the area doubles, or what the file had that could not be read. */
export function besideFault({ twin, said }: Pick<AreaFault, "twin" | "said">): string {
  const beside = twin ?? (said === null || said === "" ? null : `«${said}»`);
  return beside === null ? "" : ` (${beside})`;
}

/** A part of the values by its path, as it is typed. */
const partOf = (values: AreaValues, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], values);

/** Says at each field what the check found there, until something else is written in it. */
export function withFaults<Form extends AreaFieldsProps["form"]>(
  form: Form,
  {
    start,
    faults,
    say,
  }: { readonly start: AreaValues; readonly faults: Area["faults"]; readonly say: (fault: AreaFault) => string },
): Form {
  const at = (path: string): string | undefined => {
    const found = faults.filter(({ code, refusal }) => refusal === null && fieldOf[areaFaults[code].pointer] === path);
    // A place is a part with parts of its own, made anew with every value.
    const isChanged = JSON.stringify(partOf(form.values, path)) !== JSON.stringify(partOf(start, path));
    if (found.length === 0 || isChanged) return undefined;
    return found.map(say).join(". ");
  };
  const field = <Name extends AreaFieldPath>(name: Name) => {
    const bound = form.field(name);
    return Object.assign(bound, { error: bound.error ?? at(name) });
  };
  const choice: Form["choice"] = (name) => {
    const bound = form.choice(name);
    return Object.assign(bound, { error: bound.error ?? at(name) });
  };
  return { ...form, field, choice };
}
