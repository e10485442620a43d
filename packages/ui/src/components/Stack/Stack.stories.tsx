import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.js";
import { Divider } from "../Divider/Divider.js";
import { Stack } from "./Stack.js";

const meta = {
  title: "Structure/Stack",
  component: Stack,
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component: `Lays parts under or beside one another with one gap of the 4 px rhythm.

**Use it** for a column of parts, a row of buttons, a list (\`as="ul"\`).
**Not** for equal columns (\`Grid\`), fields of one question (\`Fieldset\`), or buttons that belong together
(\`ButtonGroup\`, \`Toolbar\`).

**Screen readers** do not notice it, unless \`as\` makes it a list or a landmark.

**Data attributes** \`data-direction\`, \`data-align\`, \`data-justify\`, \`data-wrap\`.`,
      },
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a list it keeps its meaning and loses its bullets. */
export const AsList: Story = {
  render: () => (
    <Stack as="ul" gap={2}>
      <li>Toshkent</li>
      <li>Buxoro</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
};

/** Rows and columns, each way to align, and a row that breaks. */
export const AllStates: Story = {
  render: () => (
    <Stack gap={4}>
      <Stack direction="row" gap={2}>
        <Button>Bir</Button>
        <Button>Ikki</Button>
        <Button>Uch</Button>
      </Stack>
      <Divider />
      <Stack direction="row" justify="between">
        <Button>Orqaga</Button>
        <Button variant="primary">Davom etish</Button>
      </Stack>
      <Stack direction="row" justify="end" align="end" gap={1}>
        <Button size="sm">Kichik</Button>
        <Button>Oddiy</Button>
      </Stack>
      <Stack direction="row" justify="center" align="baseline">
        <h2>Sarlavha</h2>
        <span>izoh</span>
      </Stack>
      <div style={{ inlineSize: 200 }}>
        <Stack direction="row" gap={2}>
          <Button>Birinchi</Button>
          <Button>Ikkinchi</Button>
          <Button>Uchinchi</Button>
        </Stack>
      </div>
    </Stack>
  ),
};
