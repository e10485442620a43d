import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "../TextField/index.js";
import { FormSection } from "./FormSection.js";

const meta = {
  title: "Forms/FormSection",
  component: FormSection,
  args: {
    title: "Yer uchastkasi",
    description: "Kadastr hujjatlaridan olinadi.",
    children: (
      <>
        <TextField label="Kadastr raqami" />
        <TextField label="Maydon" suffix="m²" />
        <TextField label="Manzil" />
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A part of a long form, with its title beside its fields where there is room.

**Use it** to cut a form of more than about seven fields into parts people can name; \`id\` lets a contents list or a
colleague lead there.
**Not** for fields that are one question (\`Fieldset\`), nor where one part must be done before the next (\`Wizard\`).

**Screen readers** find each part as a region named by its title; the description is read on the way in.

**Data attributes** \`data-form-section\`; a field's own \`data-wide\` gives it the whole width.`,
      },
    },
  },
} satisfies Meta<typeof FormSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each part is a region of its own name, with a heading of the level its place asks for. */
export const Named: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Yer uchastkasi" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Yer uchastkasi");
  },
};

/** Sections of a long form, wide and narrow, with long words, compact. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <FormSection {...args} />
      <FormSection {...args} title="Egallovchi" description={undefined} />
      <div style={{ inlineSize: 320 }} data-density="compact">
        <FormSection
          title="Сведения о садоводческо-виноградарском товариществе"
          description="Заполняется, если заявитель — член товарищества."
        >
          <TextField label="Наименование" />
        </FormSection>
      </div>
    </div>
  ),
};
