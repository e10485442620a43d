import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Card } from "../Card/index.js";
import { Stack } from "../Stack/index.js";
import { type DiffField, DiffView } from "./DiffView.js";

const fields: readonly DiffField[] = [
  { id: "owner", label: "Egallovchi", before: "Karimova Dilnoza Anvarovna", after: "Karimova Dilnoza Akbarovna" },
  {
    id: "address",
    label: "Manzil",
    before: "Namuna tumani, Bogʻ koʻchasi 4, hovli ichidagi ikkinchi uy",
    after: "Namuna tumani, Bogʻ koʻchasi 14, hovli ichidagi uy va ayvon",
  },
  { id: "area", label: "Maydon", before: "612,4 m²", after: "598 m²" },
  { id: "decision", label: "Qaror raqami", before: null, after: "77-son" },
  { id: "phone", label: "Telefon", before: "+998 90 000 00 00", after: null },
  { id: "ground", label: "Asos", before: "Yakka tartibdagi uy-joy", after: "Yakka tartibdagi uy-joy" },
  { id: "note", label: "Izoh", before: null, after: null },
];

const meta = {
  title: "Data/DiffView",
  component: DiffView,
  args: { fields },
  parameters: {
    docs: {
      description: {
        component: `What changed in a record, field by field and word by word.

**When to use it.** Where a person judges a change: history of a record, versions, what a colleague corrected. Values are handed
in as people read them: dates, money and names of places in words.

**When not.** Two changes that must become one are a \`ConflictDialog\`; what happened when is a \`Timeline\`.

**Screen readers** hear "added" and "removed" at the words themselves, since most pass over \`ins\` and \`del\`.

| Key | What it does |
|---|---|
| Tab | To the line of unchanged fields |
| Enter, Space | Shows and hides the unchanged fields |`,
      },
    },
  },
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The words of an element as a screen reader says them. */
function said(element: HTMLElement): string {
  return (element.textContent ?? "").replaceAll(/\s+/gu, " ").trim();
}

/** Each side marks its own words, and names them to readers; what did not change opens by keyboard. */
export const Keyboard: Story = {
  args: { layout: "sides" },
  play: async ({ canvas, step }) => {
    await step("marks words, not whole values", async () => {
      const cells = within(canvas.getByRole("row", { name: /^Manzil/u })).getAllByRole("cell");
      await expect(cells.map(said)).toEqual([
        "Namuna tumani, Bogʻ koʻchasi removed: 4 end , hovli ichidagi removed: ikkinchi end uy",
        "Namuna tumani, Bogʻ koʻchasi added: 14 end , hovli ichidagi uy added: va ayvon end",
      ]);
    });
    await step("tells what was not there", async () => {
      const row = canvas.getByRole("row", { name: /^Qaror raqami/u });
      await expect(within(row).getByRole("rowheader")).toHaveTextContent("Added");
      await expect(within(row).getAllByRole("cell")[0]).toHaveTextContent("Not given");
    });
    await step("unfolds what stayed", async () => {
      await expect(canvas.queryByText("Asos")).not.toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "2 fields unchanged" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByText("Asos")).toBeVisible();
    });
  },
};

/** In a narrow place both sides become one text. */
export const Narrow: Story = {
  decorators: [
    (Show) => (
      <div style={{ inlineSize: 360 }}>
        <Show />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
    const [area] = canvas.getAllByRole("definition").filter((one) => said(one).includes("598"));
    await expect(area && said(area)).toBe("removed: 612,4 end added: 598 end m²");
  },
};

/** Nothing changed is said, not left blank. */
export const NothingChanged: Story = {
  args: { fields: fields.slice(-2), unchanged: "hidden" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing changed")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <Stack>
      <Card title="Yonma-yon">
        <DiffView {...args} beforeLabel="5-mart, 2026" afterLabel="9-mart, 2026" />
      </Card>
      <Card title="Bitta matnda">
        <DiffView {...args} layout="inline" />
      </Card>
      <Card title="Uzun soʻzlar">
        <DiffView
          fields={[
            {
              id: "hash",
              label: "Hujjatning nazorat yigʻindisi (hisoblangan)",
              before: "3f786850e387550fdab836ed7e6dc881de23001b3f786850e387550fdab836ed7e6dc881",
              after: "89e6c98d92887913cadf06b2adb97f26cde4849b89e6c98d92887913cadf06b2adb97f26",
            },
          ]}
        />
      </Card>
      <Card title="Oʻzgarishsiz">
        <DiffView fields={fields.slice(-2)} />
      </Card>
    </Stack>
  ),
};
