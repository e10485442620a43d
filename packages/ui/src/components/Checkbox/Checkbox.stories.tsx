import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type ReactElement } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./Checkbox.js";

const meta = {
  title: "Inputs/Checkbox",
  component: Checkbox,
  args: { children: "Maʼlumotlar toʻgʻri", name: "agree", onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `One thing to tick.

**Use it** to agree to something, or for one yes that is off by default, in a form that is sent.
**Not** for several together (\`CheckboxGroup\`), for what acts at once (\`Switch\`), nor where yes and no are both an
answer that must be given (\`RadioGroup\`).

Checkbox pattern of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | To the box |
| Space | Ticks it or takes the tick away; one that is partly ticked becomes ticked |

**Screen readers** hear the words as its name, the description and the error after it, and "mixed" for partly ticked.

**Data attributes** \`data-selected\`, \`data-indeterminate\`, \`data-invalid\`, \`data-required\`, \`data-disabled\`,
\`data-readonly\`, \`data-hovered\`, \`data-pressed\`, \`data-focused\`, \`data-focus-visible\`, \`data-field\`.`,
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Space ticks and takes the tick away; Enter is left to the form; the words tick too. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Maʼlumotlar toʻgʻri" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByText("Maʼlumotlar toʻgʻri"));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

/** Its name is its words alone; description and error describe it. */
export const Refused: Story = {
  args: { error: "Roziligingiz kerak", description: "Qonunning 12-moddasi", isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Maʼlumotlar toʻgʻri" });
    await expect(box).toHaveAccessibleDescription(/Qonunning 12-moddasi.*Roziligingiz kerak/u);
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
  },
};

function SomeOfAll(): ReactElement {
  const [chosen, setChosen] = useState(1);
  return (
    <Checkbox isIndeterminate={chosen === 1} isSelected={chosen === 2} onChange={(all) => setChosen(all ? 2 : 0)}>
      Hammasi
    </Checkbox>
  );
}

/** Partly ticked says so; a press ticks it whole. */
export const Partly: Story = {
  render: () => <SomeOfAll />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "Hammasi" });
    await expect(box).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(box).not.toBePartiallyChecked();
  },
};

/** Read-only, it can be reached and read, but not changed. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Every state at once; the first has the focus. */
export const AllStates: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Checkbox>Belgilanmagan</Checkbox>
      <Checkbox defaultSelected description="Izoh bilan">
        Belgilangan
      </Checkbox>
      <Checkbox isIndeterminate>Qisman</Checkbox>
      <Checkbox isRequired>Majburiy</Checkbox>
      <Checkbox error="Roziligingiz kerak">Xatoli</Checkbox>
      <Checkbox isReadOnly>Faqat oʻqish uchun</Checkbox>
      <Checkbox isReadOnly defaultSelected>
        Faqat oʻqish uchun, belgilangan
      </Checkbox>
      <Checkbox isDisabled>Oʻchirilgan</Checkbox>
      <Checkbox isDisabled isSelected>
        Oʻchirilgan, belgilangan
      </Checkbox>
      <div style={{ inlineSize: 260 }}>
        <Checkbox defaultSelected description="Согласие можно отозвать в личном кабинете до отправки заявления.">
          Подтверждаю, что сведения о земельном участке и его площади верны
        </Checkbox>
      </div>
      <div data-density="compact">
        <Checkbox defaultSelected>Ixcham</Checkbox>
      </div>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
  },
};
