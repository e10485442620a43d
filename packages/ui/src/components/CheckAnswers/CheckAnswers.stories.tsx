import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { CheckAnswers } from "./CheckAnswers.js";

const change = fn();
const meta = {
  title: "Forms/CheckAnswers",
  component: CheckAnswers,
  args: {
    title: "Egallovchi",
    items: [
      { label: "Familiya, ism", value: "Karimova Dilnoza", onChange: change },
      { label: "Tugʻilgan sana", value: "5-mart, 1987", href: "#birth" },
      { label: "Telefon", value: "", onChange: change },
      { label: "Raqami", value: "2026-1701-000001" },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `All answers on one page before they are sent (GOV.UK's check answers), one block a part of the form.

**Use it** as the last step of a \`Wizard\` or long form; say on the button below what sending does.
**Not** for facts of a record nobody is asked about (\`DescriptionList\`), nor for a form of three fields.

| Key | What it does |
|---|---|
| Tab | From one way back to the next |
| Enter | Goes to the question |

**Screen readers** hear each way back with its question ("Change: Telephone"), and "Not given" for what is empty.

**Data attributes** \`data-none\` on an answer that was not given.`,
      },
    },
  },
} satisfies Meta<typeof CheckAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each way back says which answer it changes; an answer without one is passed over. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Change\s*: Familiya, ism$/u })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Change\s*: Tugʻilgan sana$/u })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(change).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getAllByRole("button").some((button) => button === document.activeElement)).toBe(false);
  },
};

/** Given, not given, fixed, long, in a narrow place. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <CheckAnswers {...args} />
      <div style={{ inlineSize: 300 }}>
        <CheckAnswers
          title="Земельный участок"
          items={[
            {
              label: "Основание признания права собственности",
              value: "Садоводческо-виноградарское товарищество, членство с 1987 года",
              onChange: change,
            },
            { label: "Примечание", value: null, href: "#note" },
          ]}
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Not given")).toHaveLength(2);
  },
};
