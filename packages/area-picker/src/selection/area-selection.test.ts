import { expect, it } from "vitest";
import { areaSelectionActions as act, createAreaSelectionReducer, pathOfSelection } from "./area-selection.js";

const areaSelectionReducer = createAreaSelectionReducer(({ type }) => type === "session/signedOut");

const region = act.chosen({ level: "region", code: "1718", name: "Samarqand" });
const district = act.chosen({ level: "district", code: "1718401", name: "Samarqand shahri" });
const neighborhood = act.chosen({ level: "neighborhood", code: "18140001", name: "Registon" });
const after = (...actions: Parameters<typeof areaSelectionReducer>[1][]) =>
  actions.reduce(areaSelectionReducer, areaSelectionReducer(undefined, { type: "begin" }));

it("begins at the republic: only a region can be chosen", () => {
  expect(after()).toEqual({
    region: { name: "", soato: "", change: true },
    district: { name: "", soato: "", change: false },
    neighbourhood: { name: "", id: "", change: false },
  });
});

it("opens each level by choosing the one above", () => {
  expect(after(region).district.change).toBe(true);
  expect(after(region).neighbourhood.change).toBe(false);
  expect(after(region, district, neighborhood)).toEqual({
    region: { name: "Samarqand", soato: "1718", change: true },
    district: { name: "Samarqand shahri", soato: "1718401", change: true },
    neighbourhood: { name: "Registon", id: "18140001", change: true },
  });
});

it("takes no choice at a level whose upper one is not chosen", () => {
  expect(after(district)).toEqual(after());
  expect(after(region, neighborhood)).toEqual(after(region));
});

it("forgets what lay below another choice, and closes what can no longer be chosen", () => {
  const elsewhere = act.chosen({ level: "region", code: "1703", name: "Andijon" });
  expect(pathOfSelection(after(region, district, neighborhood, elsewhere))).toEqual({
    region: "1703",
    district: null,
    neighborhood: null,
  });
  expect(after(region, district, elsewhere).neighbourhood.change).toBe(false);
  expect(after(region, district, neighborhood, region)).toEqual(after(region, district, neighborhood));
});

it("clears soato and id values at a reload", () => {
  const reloaded = after(region, district, neighborhood, act.reloaded());
  expect(pathOfSelection(reloaded)).toEqual({ region: null, district: null, neighborhood: null });
  expect(reloaded.region).toEqual({ name: "Samarqand", soato: "", change: true });
  expect(reloaded.district.change).toBe(false);
});

it("begins anew when it is reset", () => {
  expect(after(region, district, act.reset())).toEqual(after());
});

it("begins anew at the host's sign-out, and at no other action of the host", () => {
  const chosen = after(region, district);
  expect(areaSelectionReducer(chosen, { type: "session/signedOut" })).toEqual(after());
  expect(areaSelectionReducer(chosen, { type: "session/refreshed" })).toBe(chosen);
});

it("takes a whole path at once, and forgets what it does not reach", () => {
  const path = { region: "1710", district: "1710242", neighborhood: null };
  const placed = act.placed({ path, names: ["Qashqadaryo", "Chiroqchi"] });
  expect(after(region, district, neighborhood, placed)).toEqual({
    region: { name: "Qashqadaryo", soato: "1710", change: true },
    district: { name: "Chiroqchi", soato: "1710242", change: true },
    neighbourhood: { name: "", id: "", change: true },
  });
  const broken = act.placed({
    path: { region: null, district: "1710242", neighborhood: null },
    names: ["", "Chiroqchi"],
  });
  expect(after(broken)).toEqual(after());
});
