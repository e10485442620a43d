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

const meta = {
  title: "Data/DescriptionList",
  component: DescriptionList,
  args: { items },
  parameters: {
    docs: {
      description: {
        component: `Facts about one thing, each with its name.

**Use it** for a record's facts: \`rows\` to read down, \`columns\` where there is width to use.
**Not** for many things with the same facts (\`DataTable\`), figures at a glance (\`Stat\`), or answers about to be sent
(\`CheckAnswers\`).

**Screen readers** read a description list, name before fact; a fact that is not known is "Not given". An action
should say what it changes.

**Data attributes** \`data-layout\`; \`data-none\` on a fact that is not known.`,
      },
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact stands with its name; an unknown one is a dash, and "Not given" for readers. */
export const Unknown: Story = {
  args: { items: [{ term: "Kadastr raqami" }, { term: "Izoh", details: "" }, { term: "Uchastkalar", details: 0 }] },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole("definition");
    await expect(facts[0]).toHaveTextContent("Not given");
    await expect(facts[1]).toHaveTextContent("Not given");
    await expect(facts[2]).toHaveTextContent("0");
  },
};

/** Rows, columns, narrow with long words, compact. */
export const AllStates: Story = {
  render: () => (
    <Stack>
      <Card title="Qatorlar">
        <DescriptionList items={items} />
      </Card>
      <Card title="Ustunlar">
        <DescriptionList items={items} layout="columns" />
      </Card>
      <div style={{ inlineSize: 280 }}>
        <DescriptionList
          items={[
            {
              term: "Основание признания права собственности",
              details: "Садоводческо-виноградарское товарищество «Гулистан»",
              action: <Link href="#ground">Изменить основание</Link>,
            },
            { term: "Кадастровый номер" },
          ]}
        />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(10);
  },
};
