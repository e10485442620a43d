import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { tones } from "../../theme/tones.js";
import { Stack } from "../Stack/Stack.js";
import { StatusTag } from "./StatusTag.js";

const meta = {
  title: "Data/StatusTag",
  component: StatusTag,
  args: { tone: "progress", children: "Under discussion" },
  parameters: {
    docs: {
      description: {
        component: `The status of a record: a word, an icon of its own shape, and a colour, in this order of weight.

**Use it** in rows and heads of records, with the status's own term.
**Not** for a number (\`Badge\`), a filter that can be taken away, or a message (\`InlineAlert\`). It is no button.

**Screen readers** read the word; the icon is silent. No two tones share a shape, so that it is told without colours.

**Data attributes** \`data-tone\`.`,
      },
    },
  },
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

/** In a narrow cell its words are cut, and the pointer still finds them whole. */
export const Cut: Story = {
  args: { children: "Muddati kutilayotgan ariza holati" },
  render: (args) => (
    <div style={{ inlineSize: 140 }}>
      <StatusTag {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const tag = canvas.getByTitle("Muddati kutilayotgan ariza holati");
    await expect(tag.getBoundingClientRect().width).toBeLessThanOrEqual(140);
  },
};

const words = ["Qoralama", "Ko'rib chiqish", "Muhokamada", "Ro'yxatdan o'tgan", "To'lovda", "Rad qilingan"];

/** Each tone, and words that do not fit. */
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
        <StatusTag tone="progress">На рассмотрении в Кенгаше</StatusTag>
      </div>
    </Stack>
  ),
};
