import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { Can, CanProvider, type Permission } from "./Can.js";

function check(code: string): Permission {
  return code === "read:property" ? { allowed: true } : { allowed: false, reason: "Sizda bu amalga ruxsat yoʻq." };
}

const meta = {
  component: Can,
  args: { code: "read:property", children: <Button>Koʻrish</Button> },
  decorators: [
    (Story) => (
      <CanProvider check={check}>
        <Story />
      </CanProvider>
    ),
  ],
} satisfies Meta<typeof Can>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown, hidden, or shown with the reason. */
export const AllStates: Story = {
  render: () => (
    <Stack direction="row">
      <Can code="read:property">
        <Button>Koʻrish</Button>
      </Can>
      <Can code="delete:property">
        <Button>Oʻchirish</Button>
      </Can>
      <Can code="update:property" otherwise="disable">
        {(state) => <Button {...state}>Tahrirlash</Button>}
      </Can>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Koʻrish" })).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Oʻchirish" })).toBeNull();
    const edit = canvas.getByRole("button", { name: "Tahrirlash" });
    await expect(edit).toHaveAttribute("aria-disabled", "true");
    await expect(edit).toHaveAccessibleDescription("Sizda bu amalga ruxsat yoʻq.");
  },
};
