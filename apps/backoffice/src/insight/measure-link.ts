import type { ApplicationMeasure } from "@yer/api/contract/application-measures";
import { type Measure, rowsOf } from "@yer/api/contract/measure";
import { registerLink } from "../cases/applications/register/register-link.js";

/** Where the registers stand that are none of applications, and what their address holds beside what it asks. */
const places: Readonly<Record<string, readonly [path: string, beside?: string]>> = {
  conclusions: ["/conclusions"],
  objections: ["/objections"],
  complaints: ["/objections", "view=complaints"],
  overlaps: ["/applications", "view=overlaps"],
  areas: ["/areas/area_all"],
  schedules: ["/plangrafic"],
  charges: ["/cpayments"],
  unplaced: ["/applications", "view=unplaced"],
  svod: ["/svod"],
  users: ["/users"],
  visits: ["/diary/records"],
};

/** The address of the list whose length, or whose sum, a measure is. */
export function measureLink(of: Measure): string {
  const { name } = of.register;
  if (name === "applications") return registerLink(of as ApplicationMeasure, {});
  const [path, beside] = places[name] ?? [];
  if (path === undefined) throw new Error(`Nothing lists the rows of ${name}.`);
  const asked = [beside, rowsOf(of).toString()].filter(Boolean).join("&");
  return asked === "" ? path : `${path}?${asked}`;
}
