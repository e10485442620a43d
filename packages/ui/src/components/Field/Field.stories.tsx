import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { Field } from "./Field.js";
import { ControlFrame } from "./parts.js";

const meta = {
  title: "Inputs/Field",
  component: Field,
  args: {
    label: "Rang",
    description: "Xaritada shu rangda koʻrinadi",
    error: "Rang tanlang",
    isRequired: true,
    children: (control) => <input {...control} type="text" />,
  },
  parameters: {
    docs: {
      description: {
        component: `Label, description, control and error, bound together: the anatomy of every input.

**Use it** around a control the kit does not have (a colour, a signature), so that it looks and speaks like the rest.
**Not** around the kit's own inputs, which are fields already; for several that are one question use \`Fieldset\`.

**Screen readers** hear label, "required", "invalid", then description and error. A press on the label goes to the
control, and \`ErrorSummary\` leads to it by \`name\`.

**Data attributes** \`data-field\`, \`data-width\`, \`data-invalid\`, \`data-required\`, \`data-disabled\`, \`data-readonly\`.`,
      },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame draws the border. */
const bare = { inlineSize: "100%", border: 0, background: "transparent" };

/** A control of one's own is named and described by its field. */
export const Binds: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: /Rang/ });
    await expect(input).toHaveAccessibleDescription(/Xaritada.*Error: Rang tanlang/u);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await userEvent.click(canvas.getByText("Rang"));
    await expect(input).toHaveFocus();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <>
      <FieldStates
        draw={(props, filled) => (
          <Field {...props}>
            {(control) => (
              <ControlFrame>
                <input {...control} type="text" defaultValue={filled ? "Firuza" : ""} style={bare} />
              </ControlFrame>
            )}
          </Field>
        )}
      />
      <div data-density="compact" style={{ inlineSize: 240, marginBlockStart: 20 }}>
        <Field
          label="Цвет границы самовольно занятого участка на карте"
          description="Выберите цвет, который хорошо виден на спутниковом снимке."
          error="Этот цвет уже занят другим слоем карты."
        >
          {(control) => (
            <ControlFrame>
              <input {...control} type="text" style={bare} />
            </ControlFrame>
          )}
        </Field>
      </div>
    </>
  ),
};
