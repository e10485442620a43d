import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../Card/Card.js";
import { Link } from "../Link/Link.js";
import { Stack } from "../Stack/Stack.js";
import { StatusTag } from "../StatusTag/StatusTag.js";
import { DescriptionList, type Description } from "./DescriptionList.js";

const items: Description[] = [
  { term: "Ariza raqami", details: "15-26-0001" },
  { term: "Holati", details: <StatusTag tone="progress">Muhokamada</StatusTag> },
  {
    term: "Maydoni",
    details: "0,06 ga",
    action: <Link href="#edit">Oʻzgartirish</Link>,
  },
  { term: "Kadastr raqami", details: null },
];

const meta = { component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact stands with its name; an unknown one is a dash. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Card title="Qatorlar">
        <DescriptionList items={items} />
      </Card>
      <Card title="Ustunlar">
        <DescriptionList items={items} layout="columns" />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(8);
    await expect(canvas.getAllByText("—")).toHaveLength(2);
  },
};
