import type { Meta, StoryObj } from "@storybook/react-vite";
import { RouterProvider } from "react-aria-components";
import { expect, fn, userEvent } from "storybook/test";
import { Stat, StatGroup } from "./Stat.js";

const meta = {
  title: "Data/Stat",
  component: Stat,
  args: { label: "Muhokamada", value: "1 284", href: "/applications/discussed" },
  parameters: {
    docs: {
      description: {
        component: `One figure people come to read, leading to the list it counts. Several stand in a \`StatGroup\`.

**Use it** at the head of an overview, for up to about six figures; the figure equals the list.
**Not** for a count beside a word (\`Badge\`), facts of a record (\`DescriptionList\`), or a course over time (\`Chart\`).

| Key | What it does |
|---|---|
| Tab | From figure to figure, where they lead somewhere |
| Enter | To the list |

**Screen readers** read a description list, label before figure; a link is named by both. What the colour says stands
in \`note\` too.

**Data attributes** \`data-tone\`.`,
      },
    },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

/** A figure leads to the list it counts, through the app's router, and its link says of what it is. */
export const Keyboard: Story = {
  render: (args) => (
    <RouterProvider navigate={navigate}>
      <StatGroup>
        <Stat {...args} />
      </StatGroup>
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Muhokamada 1 284" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(navigate.mock.lastCall?.[0]).toBe("/applications/discussed");
  },
};

/** Each tone, with and without a link and a note, long words, compact. */
export const AllStates: Story = {
  render: (args) => (
    <>
      <StatGroup>
        <Stat {...args} href="#/applications/aplications_1" />
        <Stat label="Kechikkan" value="37" note="Muddati oʻtgan" tone="danger" />
        <Stat label="Eʼlonda" value="412" note="3 tasi bugun tugaydi" tone="warning" />
        <Stat label="Roʻyxatdan oʻtgan" value="9 871" note="Bu hafta 120 ta" tone="success" />
      </StatGroup>
      <div style={{ marginBlockStart: 16, inlineSize: 200 }} data-density="compact">
        <StatGroup>
          <Stat
            label="Признание права собственности"
            value="12 431 000 000 сум"
            note="На 4 % больше, чем месяц назад"
          />
        </StatGroup>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(5);
  },
};
