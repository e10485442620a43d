import { type AreaLoaders, AreaPicker, type AreaPlace, loadAreaTexts } from "@yer/area-picker";
import { type AreaEntry, type AreaPath, createAreaSearch, nowhere } from "@yer/area-picker/model";
import { loadUiTexts, UiProvider, type UiTexts } from "@yer/ui";
import { type ReactElement, useState } from "react";
import type { PickerAdapter } from "../../workloads/picker/adapter.js";
import type { TreePlace } from "../../workloads/picker/places.js";
import { all, render, valueOf } from "./_react.js";

const loaded: { texts?: UiTexts } = {};

const at = (region: string, district: string | null, neighborhood: string | null): AreaPath => ({
  region,
  district,
  neighborhood,
});
const named = (places: readonly TreePlace[] = []): AreaPlace[] => places.map(({ id, name }) => ({ code: id, name }));

/** Every place as a search knows it, wider ones first. */
function entries(tree: readonly TreePlace[]): AreaEntry[] {
  const districts = tree.flatMap((region) => (region.children ?? []).map((district) => [region, district] as const));
  return [
    ...tree.map(({ id, name }) => ({ path: at(id, null, null), name })),
    ...districts.map(([region, { id, name }]) => ({ path: at(region.id, id, null), name })),
    ...districts.flatMap(([region, district]) =>
      (district.children ?? []).map(({ id, name }) => ({ path: at(region.id, district.id, id), name })),
    ),
  ];
}

function loadersOf(tree: readonly TreePlace[]): AreaLoaders {
  const districts = new Map(tree.map(({ id, children }) => [id, named(children)]));
  const places = new Map(
    tree.flatMap(({ children = [] }) => children).map(({ id, children }) => [id, named(children)]),
  );
  return {
    regions: () => Promise.resolve(named(tree)),
    districts: (region) => Promise.resolve(districts.get(region) ?? []),
    neighborhoods: (district) => Promise.resolve(places.get(district) ?? []),
    search: createAreaSearch(entries(tree)),
  };
}

/** Ours, in Uzbek, as an app of ours shows it: one field over all levels. */
function Picker({ tree }: { readonly tree: readonly TreePlace[] }): ReactElement {
  const [loaders] = useState(() => loadersOf(tree));
  const [place, setPlace] = useState<AreaPath>(nowhere);
  return (
    <UiProvider locale="uz_UZ" {...loaded}>
      <div style={{ width: 500 }}>
        <AreaPicker by="search" label="Joy" loaders={loaders} value={place} onChange={setPlace} />
      </div>
    </UiProvider>
  );
}

export default {
  searches: true,
  async prepare() {
    const [texts] = await Promise.all([loadUiTexts("uz_UZ"), loadAreaTexts("uz_UZ")]);
    loaded.texts = texts;
  },
  mount: (root, { tree }) => render(root, <Picker tree={tree} />, "[role=combobox]"),
  opener: () => document.querySelector("[role=combobox]"),
  options: () => all("[role=option]"),
  value: () => valueOf("[role=combobox]"),
} satisfies PickerAdapter;
