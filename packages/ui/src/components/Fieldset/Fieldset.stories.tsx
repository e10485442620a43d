import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../TextField/index.js";
import { Fieldset } from "./Fieldset.js";

const meta = {
  title: "Forms/Fieldset",
  component: Fieldset,
  args: {
    legend: "Manzil",
    description: "Hujjatdagi kabi",
    name: "address",
    layout: "grid",
    children: (
      <>
        <TextField label="Koʻcha" name="street" />
        <TextField label="Uy" name="house" width="xs" />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Fields that are one question, with one legend.

**Use it** for an address, a span of time, a name in parts; \`row\` for two short ones, \`grid\` for several. An error of
the fields together (an end before its beginning) stands under them; one of a single field stands at the field.
**Not** for a whole part of a form (\`FormSection\`), nor for choices (\`RadioGroup\`, \`CheckboxGroup\` have their own).

**Screen readers** hear the legend when they enter the group, then the description and the error. \`ErrorSummary\`
leads to its first field by \`name\`.

**Data attributes** \`data-field\`, \`data-invalid\`, \`data-layout\`.`,
      },
    },
  },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The legend names the group, its description and error describe it. */
export const Refused: Story = {
  args: { error: "Manzilni toʻliq yozing" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Manzil" });
    await expect(group).toHaveAccessibleDescription(/Hujjatdagi kabi.*Manzilni toʻliq yozing/u);
    await expect(group).toHaveAttribute("data-invalid");
  },
};

/** Each layout, an error, long words in a narrow place, compact. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <Fieldset {...args} error="Manzilni toʻliq yozing" />
      <Fieldset {...args} layout="row" legend="Qator" name="row">
        <TextField label="Boshlanishi" width="sm" />
        <TextField label="Tugashi" width="sm" />
      </Fieldset>
      <div style={{ inlineSize: 260 }}>
        <Fieldset
          legend="Срок действия решения о предоставлении земельного участка"
          layout="row"
          error="Дата окончания раньше даты начала."
        >
          <TextField label="Начало" width="sm" />
          <TextField label="Окончание" width="sm" />
        </Fieldset>
      </div>
      <div data-density="compact">
        <Fieldset legend="Ixcham" layout="stack">
          <TextField label="Koʻcha" />
        </Fieldset>
      </div>
    </div>
  ),
};
