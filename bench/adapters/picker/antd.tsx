import { Cascader } from "antd";
import type { PickerAdapter } from "../../workloads/picker/adapter.js";
import type { TreePlace } from "../../workloads/picker/places.js";
import { all, render } from "./_react.js";

interface Item {
  value: string;
  label: string;
  children?: Item[];
}

const items = (places: readonly TreePlace[]): Item[] =>
  places.map(({ id, name, children }) => ({
    value: id,
    label: name,
    ...(children && { children: items(children) }),
  }));

const open = ".ant-cascader-dropdown:not(.ant-select-dropdown-hidden)";

export default {
  cascades: true,
  searches: true,
  mount: (root, { tree }) =>
    render(root, <Cascader options={items(tree)} showSearch style={{ width: 400 }} />, ".ant-cascader"),
  opener: () => document.querySelector(".ant-cascader"),
  options: (level = 0) => [
    ...(all(`${open} .ant-cascader-menu`)[level]?.querySelectorAll(".ant-cascader-menu-item") ?? []),
  ],
  value: () => document.querySelector(".ant-cascader")?.textContent ?? "",
} satisfies PickerAdapter;
