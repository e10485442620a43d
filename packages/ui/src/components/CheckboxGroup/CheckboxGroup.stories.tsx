import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions } from "../../testing/options.js";
import { CheckboxGroup } from "./CheckboxGroup.js";

const meta = {
  title: "Inputs/CheckboxGroup",
  component: CheckboxGroup,
  args: { label: "Asoslar", name: "grounds", items: demoOptions, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Any number of a few things that all show.

**Use it** for up to about ten choices of which several may hold; say in the description that several may be ticked.
**Not** for one of several (\`RadioGroup\`), many choices (\`MultiSelect\`), or a single box (\`Checkbox\`).

Checkbox pattern of the ARIA Authoring Practices, in a group.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | To the next, the previous box |
| Space | Ticks the box or takes the tick away |

**Screen readers** hear the group's label when they enter it, and its description and error with it; each box has its
own words and description.

**Data attributes** \`data-field\`, \`data-invalid\`, \`data-required\`, \`data-disabled\`, \`data-readonly\`; on each box
those of \`Checkbox\`.`,
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes from box to box, past a disabled one; Space ticks; the ids are told. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house", "excess"]);
    await userEvent.tab();
    const garden = canvas.getByRole("checkbox", { name: "Bogʻdorchilik shirkati" });
    await expect(garden).toHaveFocus();
    await expect(garden).toHaveAccessibleDescription(/Shirkat aʼzoligi bilan/u);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(["house"]);
    await expect(canvas.getByRole("group", { name: "Asoslar" })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Boshqa" })).toBeDisabled();
  },
};

/** Label, description and error belong to the group. */
export const Refused: Story = {
  args: { description: "Bir nechtasini belgilash mumkin", error: "Kamida bittasini belgilang", isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: /Asoslar/u })).toHaveAccessibleDescription(
      /Bir nechtasini belgilash mumkin.*Kamida bittasini belgilang/u,
    );
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <>
      <FieldStates
        draw={(props, filled) => (
          <CheckboxGroup {...props} items={demoOptions} defaultValue={filled ? ["garden"] : []} />
        )}
      />
      <div style={{ marginBlockStart: 20 }} data-density="compact">
        <CheckboxGroup
          label="Yonma-yon, ixcham"
          orientation="horizontal"
          items={demoOptions}
          defaultValue={["house"]}
        />
      </div>
    </>
  ),
};
