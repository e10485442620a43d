import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as icons from "../../icons/index.js";
import { Icon } from "./Icon.js";

const meta = {
  component: Icon,
  args: { name: "check", path: "M4 10.5l4 4 8-9" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration by default, an image with a name when it stands for a word. */
export const Named: Story = {
  args: { label: "Ready" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ready" })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))", gap: 12 }}>
      {Object.entries(icons).map(([name, Drawing]) => (
        <div key={name} style={{ display: "grid", justifyItems: "center", gap: 4, fontSize: 12 }}>
          <Drawing size={24} />
          {name.replace("Icon", "")}
        </div>
      ))}
    </div>
  ),
};
