import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FieldStates } from "../../testing/FieldStates.js";
import { demoOptions } from "../../testing/options.js";
import { RadioGroup } from "./RadioGroup.js";

const yesNo = [
  { id: "1", label: "Ha" },
  { id: "0", label: "Yoʻq" },
];

const meta = {
  title: "Inputs/RadioGroup",
  component: RadioGroup,
  args: { label: "Asos", name: "ground", items: demoOptions, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Exactly one of a few things that all show.

**Use it** for two to seven choices; side by side for yes and no. Choose none to begin with where the choice is a
decision.
**Not** for more choices (\`Select\`, \`ComboBox\`), several at once (\`CheckboxGroup\`), or on and off (\`Switch\`).

Radio group pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the chosen one, or the first when none is; then out of the group |
| Down, Right | Chooses the next, after the last the first; Right is the previous from right to left |
| Up, Left | Chooses the one before, before the first the last; Left is the next from right to left |
| Space | Chooses the one that has the focus |

**Screen readers** hear the group's label, description and error, then "2 of 4" with each choice; a choice's own
description comes after its words.

**Data attributes** \`data-field\`, \`data-orientation\`, \`data-invalid\`, \`data-required\`, \`data-disabled\`,
\`data-readonly\`; on each choice also \`data-selected\`, \`data-hovered\`, \`data-pressed\`, \`data-focus-visible\`.`,
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space chooses, arrows choose and go round past what is disabled, Tab leaves and comes back to the chosen one. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <RadioGroup {...args} />
      <button type="button">Keyin</button>
    </>
  ),
  play: async ({ canvas, args }) => {
    const radio = (name: string): HTMLElement => canvas.getByRole("radio", { name });
    await userEvent.tab();
    await expect(radio("Yakka tartibdagi uy-joy")).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("house");
    await userEvent.keyboard("{ArrowDown}");
    await expect(radio("Hujjatdan ortiqcha maydon")).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(radio("Bogʻdorchilik shirkati")).toBeChecked();
    await expect(radio("Bogʻdorchilik shirkati")).toHaveAccessibleDescription(/Shirkat aʼzoligi bilan/u);
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}");
    await expect(radio("Kichik sanoat zonasi")).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(radio("Yakka tartibdagi uy-joy")).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Keyin" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(radio("Yakka tartibdagi uy-joy")).toHaveFocus();
  },
};

/** Laid out from the right, the left arrow goes on. */
export const KeyboardFromTheRight: Story = {
  globals: { dir: "rtl" },
  args: { orientation: "horizontal", items: [...yesNo, { id: "2", label: "Nomaʼlum" }] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "Yoʻq" })).toBeChecked();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Ha" })).toBeChecked();
  },
};

/** Read-only, the choice can be read but not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: "house" },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Yakka tartibdagi uy-joy" })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <>
      <FieldStates
        draw={(props, filled) => (
          <RadioGroup {...props} items={demoOptions} defaultValue={filled ? "garden" : undefined} />
        )}
      />
      <div style={{ marginBlockStart: 20 }} data-density="compact">
        <RadioGroup label="Shirkat aʼzosimi?" orientation="horizontal" items={yesNo} defaultValue="1" />
      </div>
      <div style={{ marginBlockStart: 20, inlineSize: 260 }}>
        <RadioGroup
          label="Основание признания права собственности на земельный участок"
          items={[
            {
              id: "garden",
              label: "Садоводческо-виноградарское товарищество",
              description: "Членство подтверждается справкой товарищества.",
            },
          ]}
          defaultValue="garden"
        />
      </div>
    </>
  ),
};
