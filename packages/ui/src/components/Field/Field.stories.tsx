import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A control of one's own is named and described by its field. */
export const Binds: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: /Rang/ });
    await expect(input).toHaveAccessibleDescription(/Xaritada.*Error: Rang tanlang/u);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <FieldStates
      draw={(props, filled) => (
        <Field {...props}>
          {(control) => (
            <ControlFrame>
              <input {...control} type="text" defaultValue={filled ? "Firuza" : ""} style={{ inlineSize: "100%" }} />
            </ControlFrame>
          )}
        </Field>
      )}
    />
  ),
};
