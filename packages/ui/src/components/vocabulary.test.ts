import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Names that mean something React Aria has another name for; decision 0100. */
const instead: Readonly<Record<string, string>> = {
  open: "isOpen, isExpanded or expandedKeys",
  expanded: "isExpanded or expandedKeys",
  collapsed: "isCollapsed",
  selected: "isSelected, selectedKey or selectedKeys",
  checked: "isSelected",
  chosen: "selectedKey or selectedKeys",
  current: "selectedKey",
  defaultSelected: "defaultSelected of yes and no, else defaultSelectedKeys",
  disabled: "isDisabled",
  required: "isRequired",
  readOnly: "isReadOnly",
  invalid: "error",
  loading: "isLoading",
  busy: "isLoading or isPending",
  pending: "isPending",
  danger: "isDanger",
  multiple: "selectionMode or allowsMultipleExpanded",
  options: "items",
  nodes: "items",
  events: "items",
  answers: "items",
  min: "minValue",
  max: "maxValue",
  empty: "emptyState",
  emptyText: "emptyState",
  onSelect: "onSelectionChange",
  onChoose: "onSelectionChange",
  onToggle: "onOpenChange or onExpandedChange",
  onOpen: "onOpenChange",
  onClose: "onOpenChange",
};

/** Those that are right where they stand, and why. */
const right: Readonly<Record<string, string>> = {
  "CheckboxProps.defaultSelected": "yes and no",
  "ChipsProps.options": "what was chosen already, not what can be",
  "SwitchProps.defaultSelected": "yes and no",
  "GroupFormProps.answers": "what was answered, by question; no list to draw",
  "GridProps.min": "a CSS length",
  "TextFieldProps.spellCheck": "the attribute's own name",
  "TextInputProps.autoFocus": "the attribute's own name",
};

interface Prop {
  readonly at: string;
  readonly name: string;
  readonly type: string;
  readonly doc: string;
}

/** Every prop of every component that a package exports, from its api-report.md. */
function propsOf(folder: string): readonly Prop[] {
  const report = readFileSync(new URL(`../../../${folder}/api-report.md`, import.meta.url), "utf8");
  const found: Prop[] = [];
  let owner = "";
  let doc = "";
  for (const line of report.split("\n")) {
    owner = /^(?:interface|type|function|const|class) (\w+)/u.exec(line)?.[1] ?? owner;
    const [, name, type = ""] = /^ {4}(?:readonly )?"?([\w-]+)"?\??: (.*);$/u.exec(line) ?? [];
    if (name !== undefined && owner.endsWith("Props")) found.push({ at: `${owner}.${name}`, name, type, doc });
    doc = line.trim().startsWith("/**") ? line : "";
  }
  return found;
}

describe.each(["ui", "flow-editor", "area-picker"])("the props of %s", (folder) => {
  const props = propsOf(folder).filter(({ at }) => right[at] === undefined);

  it("are spelled as React Aria spells them", () => {
    expect(props.length).toBeGreaterThan(10);
    const wrong = props.filter(({ name }) => Object.hasOwn(instead, name));
    expect(wrong.map(({ at, name }) => `${at}: ${instead[name] ?? ""}`)).toEqual([]);
  });

  it("that say yes or no begin with is, has, allows, may or default", () => {
    const flags = props.filter(({ type }) => type === "boolean");
    expect(flags.filter(({ name }) => !/^(?:is|has|allows|may|default)[A-Z]/u.test(name)).map(({ at }) => at)).toEqual(
      [],
    );
  });

  it("are called label only where people see it", () => {
    const heard = props.filter(({ name, doc }) => name === "label" && /for (?:screen )?readers/u.test(doc));
    expect(heard.map(({ at }) => at)).toEqual([]);
  });
});
