import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const components = new URL("../components/", import.meta.url);

/** Components without a story of their own keyboard, and why they need none. */
const withoutKeyboard: Readonly<Record<string, string>> = {
  Avatar: "a picture",
  Badge: "a number",
  Card: "a surface: what stands on it has its own keys",
  DescriptionList: "text",
  Divider: "a line",
  EmptyState: "text; its action is a Button",
  Field: "the frame of a control, which has its own keys",
  Fieldset: "the frame of fields",
  FormSection: "the frame of fields",
  Grid: "a layout",
  Icon: "a picture",
  InlineAlert: "text",
  KhatamMark: "a picture",
  PageArrival: "moves the focus by itself; its stories say where to",
  PageSpinner: "a wait",
  RichText: "text; its links are the browser's own",
  Skeleton: "a wait",
  Spinner: "a wait",
  Stack: "a layout",
  StatusTag: "a word",
  TextField: "the browser's own text input",
  Timeline: "text",
  ToneIcon: "a picture",
  Unbroken: "text",
  VisuallyHidden: "text for readers",
};

function storiesOf(name: string): string {
  const file = new URL(`${name}/${name}.stories.tsx`, components);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

const names = readdirSync(components, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

describe("the kit's stories", () => {
  it("show every component in all its states, which is what pictures, contrast and servers are checked by", () => {
    expect(names.filter((name) => !/^export const AllStates\b/m.test(storiesOf(name)))).toEqual([]);
  });

  it("operate every interactive component by the keyboard alone", () => {
    const lacking = names.filter((name) => !/^export const Keyboard\w*\b/m.test(storiesOf(name)));
    expect(lacking).toEqual(Object.keys(withoutKeyboard));
  });
});
