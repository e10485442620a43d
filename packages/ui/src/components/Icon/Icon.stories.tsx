import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as icons from "../../icons/index.js";
import { Icon } from "./Icon.js";

const meta = {
  title: "Structure/Icon",
  component: Icon,
  args: { name: "check", path: "M4 10.5l4 4 8-9" },
  parameters: {
    docs: {
      description: {
        component: `One drawing of 20 × 20, stroked in the colour of its text. The ready ones are components of their own
(\`CheckIcon\`, \`TrashIcon\`, …); \`createIcon\` makes one of a drawing.

**Use it** beside a word, to find it again sooner.
**Not** in place of a word, but where everybody knows it (\`IconButton\`); for what a status means use \`ToneIcon\`.

**Screen readers** skip it, unless it has an \`aria-label\`: then it is an image of that name. Arrows and chevrons turn round in
right-to-left pages.

**Data attributes** \`data-icon\`, \`data-mirrored\`.`,
      },
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration by default, an image with a name when it stands for a word. */
export const Named: Story = {
  args: { "aria-label": "Ready" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ready" })).toBeVisible();
  },
};

/** In a page laid out from the right, what points on points left. */
export const TurnsRound: Story = {
  globals: { dir: "rtl" },
  args: { isMirrored: true, name: "arrow", path: "M4 10h12M11 5l5 5-5 5" },
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector("[data-icon=arrow]");
    await expect(arrow && getComputedStyle(arrow).transform).toBe("matrix(-1, 0, 0, 1, 0, 0)");
  },
};

/** Every size, then every drawing there is. */
export const AllStates: Story = {
  render: (args) => (
    <>
      <p style={{ marginBlockEnd: 16 }}>
        {([12, 14, 16, 20, 24, 32, 40] as const).map((size) => (
          <Icon key={size} {...args} size={size} />
        ))}
      </p>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))", gap: 12 }}>
        {Object.entries(icons).map(([name, Drawing]) => (
          <div key={name} style={{ display: "grid", justifyItems: "center", gap: 4, fontSize: 12 }}>
            <Drawing size={24} />
            {name.replace("Icon", "")}
          </div>
        ))}
      </div>
    </>
  ),
};
