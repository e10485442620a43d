import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Button } from "../Button/Button.js";
import { Stack } from "../Stack/Stack.js";
import { InlineAlert } from "./InlineAlert.js";

const meta = {
  component: InlineAlert,
  args: { tone: "danger", title: "Saqlanmadi", children: "Aloqa uzildi. Matn shu yerda qoldi." },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What appears after an act of the person is said at once. */
export const Announced: Story = {
  args: { announce: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Saqlanmadi");
    await expect(canvas.getByRole("img", { name: "Error" })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack gap={3}>
      {tones.map((tone) => (
        <InlineAlert key={tone} tone={tone} title="Xulosa kutilmoqda">
          Ikki tashkilotdan biri javob berdi. Muddat 12-mart kuni tugaydi.
        </InlineAlert>
      ))}
      <InlineAlert tone="warning" actions={<Button size="sm">Qayta urinish</Button>}>
        Roʻyxat yuklanmadi.
      </InlineAlert>
    </Stack>
  ),
};
