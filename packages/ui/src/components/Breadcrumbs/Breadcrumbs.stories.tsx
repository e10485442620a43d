import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Stack } from "../Stack/Stack.js";
import { Breadcrumbs } from "./Breadcrumbs.js";

const way = [
  { label: "Nomzodlar", href: "#/applications" },
  { label: "Yakunlangan", href: "#/applications/done" },
  { label: "Roʻyxatdan oʻtgan", href: "#/applications/registered" },
  { label: "Chilonzor tumani", href: "#/applications/registered/17" },
  { label: "15-26-0001" },
];

const meta = {
  title: "Structure/Breadcrumbs",
  component: Breadcrumbs,
  args: { items: way },
  parameters: {
    docs: {
      description: {
        component: `The way from the first page to this one.

**Use it** on pages three or more steps down, above the heading.
**Not** where the navigation at the side already shows the place, nor for steps of a task (\`Wizard\`).

Breadcrumb pattern of the ARIA Authoring Practices; the middle of a long way folds on narrow windows.

| Key | What it does |
|---|---|
| Tab | From page to page |
| Enter | Goes there; on the dots shows the whole way, with the focus on what came |

**Screen readers** find a navigation with an ordered list; the last entry is the current page, the arrows are silent.

**Data attributes** \`data-collapsed\`.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the middle waits behind a button; pressed, it gives its place and the focus to the pages it stood for. */
export const Keyboard: Story = {
  decorators: [
    (Narrow) => (
      <div style={{ inlineSize: 340 }}>
        <Narrow />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Nomzodlar",
      "Chilonzor tumani",
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Nomzodlar" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "More" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Yakunlangan" })).toHaveFocus());
    await expect(canvas.getAllByRole("link")).toHaveLength(4);
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** With room everything shows, the last as the current page. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Breadcrumbs" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(5);
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByText("15-26-0001")).toHaveAttribute("aria-current", "page");
  },
};

/** Short, long, and folded. One way a page is the rule; here the names are alike. */
export const AllStates: Story = {
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: () => (
    <Stack>
      <Breadcrumbs items={way.slice(3)} />
      <Breadcrumbs items={way} />
      <div style={{ inlineSize: 340 }}>
        <Breadcrumbs items={way} />
      </div>
      <div style={{ inlineSize: 240 }}>
        <Breadcrumbs
          items={[
            { label: "Самовольно занятые земельные участки", href: "#/areas" },
            { label: "Участок в охранной зоне канала Бозсу" },
          ]}
        />
      </div>
    </Stack>
  ),
};
