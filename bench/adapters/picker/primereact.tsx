import "primereact/resources/themes/lara-light-blue/theme.css";
import { CascadeSelect } from "primereact/cascadeselect";
import { type ReactElement, useState } from "react";
import type { PickerAdapter } from "../../workloads/picker/adapter.js";
import type { TreePlace } from "../../workloads/picker/places.js";
import { all, render } from "./_react.js";

const groups = (tree: readonly TreePlace[]): object[] =>
  tree.map(({ name, children = [] }) => ({
    name,
    districts: children.map((district) => ({ name: district.name, places: district.children ?? [] })),
  }));

function Picker({ tree }: { readonly tree: readonly TreePlace[] }): ReactElement {
  const [options] = useState(() => groups(tree));
  const [value, setValue] = useState<unknown>(null);
  return (
    <CascadeSelect
      value={value}
      onChange={(event) => setValue(event.value)}
      options={options}
      style={{ width: 400 }}
      optionLabel="name"
      optionGroupLabel="name"
      optionGroupChildren={["districts", "places"]}
    />
  );
}

const below = " > li > .p-cascadeselect-sublist-wrapper > ul";

/** A cascade alone: it does not search. */
export default {
  cascades: true,
  mount: (root, { tree }) => render(root, <Picker tree={tree} />, ".p-cascadeselect"),
  opener: () => document.querySelector(".p-cascadeselect"),
  options: (level = 0) =>
    all(`.p-cascadeselect-items-wrapper > ul${below.repeat(level)} > li > .p-cascadeselect-item-content`),
  value: () => document.querySelector(".p-cascadeselect-label")?.textContent ?? "",
} satisfies PickerAdapter;
