import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PrintIcon } from "../../icons/PrintIcon.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Tooltip } from "./Tooltip.js";

const meta = {
  component: Tooltip,
  args: {
    content: "Hujjatni bosmaga chiqarish",
    children: <IconButton label="Chop etish" icon={<PrintIcon />} />,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 60, textAlign: "center" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus shows it at once and binds it to the button; Escape puts it away. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Hujjatni bosmaga chiqarish");
    await expect(canvas.getByRole("button", { name: "Chop etish" })).toHaveAccessibleDescription(
      "Hujjatni bosmaga chiqarish",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const AllStates: Story = { args: { isOpen: true } };
