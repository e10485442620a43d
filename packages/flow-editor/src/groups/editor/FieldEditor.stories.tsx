import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { checkField } from "../../model/groups/index.js";
import type { Field } from "../../model/groups/index.js";
import { fieldSeeds } from "../../model/groups/seeds.js";
import { same } from "../../testing/groups.js";
import { FieldEditor } from "./FieldEditor.js";
import type { FieldEditorProps } from "./FieldEditor.js";

const empty: Field = {
  id: 1000,
  label: same(""),
  fieldType: "string",
  required: false,
  least: null,
  most: null,
  optionsList: [],
};

const seed = (id: number): Field => fieldSeeds.find((field) => field.id === id) ?? empty;

function Held(props: FieldEditorProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FieldEditor
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      faults={checkField(value)}
    />
  );
}

const meta = {
  title: "Groups/FieldEditor",
  component: FieldEditor,
  args: { value: empty, onChange: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One field of the register: its name in four languages, the kind of answer, bounds, and the options of a choice.

**Use it** on the page of a field. **Not** to answer the field: that is GroupForm. Say what is wrong (\`faults\`) only
once the person has tried to save; these stories say it at once.`,
      },
    },
  },
} satisfies Meta<typeof FieldEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A choice wants two options that differ; what is wrong is said at its place until it is mended. */
export const Keyboard: Story = {
  args: { value: seed(17) },
  play: async ({ canvas, args }) => {
    const add = await canvas.findByRole("button", { name: "Add an option" });
    add.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("textbox", { name: "Value" })).toHaveLength(3));
    await expect(canvas.getAllByText("Fill this in.")).toHaveLength(4);
    const value = canvas.getAllByRole("textbox", { name: "Value" })[2] ?? add;
    await expect(value).toHaveValue("2");
    await userEvent.clear(value);
    await userEvent.type(value, "1");
    await expect(await canvas.findByText("Another option has this value.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the option “Option without a name”" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(seed(17)));
    await expect(canvas.queryByText("Another option has this value.")).toBeNull();
  },
};

/** A field in use keeps its kind and its options' values: answers already given must keep their meaning. */
export const InUse: Story = {
  args: { value: seed(20), isInUse: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /Kind of answer/ })).toBeDisabled();
    for (const value of canvas.getAllByRole("textbox", { name: "Value" })) {
      await expect(value).toHaveAttribute("readonly");
    }
  },
};

/** A new field, a number with its bounds the wrong way round, a text, and a choice. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <FieldEditor {...args} value={{ ...empty, fieldType: "date" }} faults={checkField(empty)} />
      <FieldEditor
        {...args}
        value={{ ...seed(66), least: 9, most: 1 }}
        faults={checkField({ ...seed(66), least: 9, most: 1 })}
      />
      <FieldEditor {...args} value={seed(21)} isInUse />
    </div>
  ),
};
