import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { StatusTag } from "./StatusTag.js";

const meta = {
  component: StatusTag,
  args: { tone: "progress", children: "Under discussion" },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The word says it; the icon is another shape for each tone and silent. */
export const WordAndIcon: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Under discussion")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};

const words = ["Qoralama", "Ko'rib chiqish", "Muhokamada", "Ro'yxatdan o'tgan", "To'lovda", "Rad qilingan"];

export const AllStates: Story = {
  render: () => (
    <Stack>
      <Stack direction="row" gap={2}>
        {tones.map((tone, at) => (
          <StatusTag key={tone} tone={tone}>
            {words[at]}
          </StatusTag>
        ))}
      </Stack>
      <div style={{ inlineSize: 140 }}>
        <StatusTag tone="warning">Muddati kutilayotgan ariza holati</StatusTag>
      </div>
    </Stack>
  ),
};
