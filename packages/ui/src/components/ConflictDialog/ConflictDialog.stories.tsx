import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { TextArea } from "../TextArea/index.js";
import { ConflictDialog, type ConflictDialogProps } from "./ConflictDialog.js";

const meta = {
  title: "Forms/ConflictDialog",
  component: ConflictDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onResolve: fn(),
    who: "Shodmonov Jasur",
    fields: [
      { name: "owner", label: "Egallovchi", base: "Karimova D.", mine: "Karimova Dilnoza", theirs: "Karimova D." },
      { name: "area", label: "Maydon, m²", base: 120, mine: 125.5, theirs: 131 },
      { name: "same", label: "Toifa", base: "a", mine: "b", theirs: "b" },
      {
        name: "note",
        label: "Izoh",
        base: "",
        mine: "Chegarasi aniqlanmagan.",
        theirs: "Hujjat yoʻq.",
        edit: ({ label, value, onChange }) => (
          <TextArea label={label} isLabelHidden value={String(value)} onChange={onChange} />
        ),
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Two people changed one record: mine beside theirs, field by field.

**Use it** when the service refuses to save because the record is another by now (412). What only one side changed is
chosen already; what both changed waits. Save the merged record over the version shown as theirs.
**Not** for a record that is gone, nor for a move that is no longer possible: say so in an \`InlineAlert\`. To only show
what changed, use \`DiffView\`.

Dialog and radio group patterns of the ARIA Authoring Practices.

| Key | What it does |
|---|---|
| Tab | From field to field, into the text of a merged value, to the buttons |
| Arrows in a field | Mine, theirs, merged |
| Space | Chooses the side that has the focus |
| Escape | Goes on editing; nothing is saved |

**Screen readers** hear each field as a group with what stood there before; the save button tells how many fields are
still to be decided.

**Data attributes** \`data-undecided\` on a field that waits.`,
      },
    },
  },
} satisfies Meta<typeof ConflictDialog>;

/** The other side saves again while this person decides. */
function Twice(props: ConflictDialogProps): ReactElement {
  const [theirs, setTheirs] = useState(131);
  return (
    <ConflictDialog
      {...props}
      fields={[{ name: "area", label: "Maydon, m²", base: 120, mine: 125.5, theirs }]}
      onResolve={(merged) => {
        props.onResolve(merged);
        setTheirs(140);
      }}
    />
  );
}

export default meta;
type Story = StoryObj<typeof meta>;

/** What one side changed is chosen already; what both changed waits; nothing is lost without a word. */
export const Resolves: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole("dialog", { name: "Someone else changed this record" });
    const group = (name: string): HTMLElement => within(dialog).getByRole("group", { name });
    await step("the plain case is chosen", async () => {
      await expect(within(group("Egallovchi")).getByRole("radio", { name: /Mine/ })).toBeChecked();
      await expect(within(dialog).queryByRole("group", { name: "Toifa" })).toBeNull();
    });
    await step("it cannot be saved before every field is decided", async () => {
      await userEvent.click(within(dialog).getByRole("button", { name: /Save the merged record/ }));
      await expect(args.onResolve).not.toHaveBeenCalled();
    });
    await step("theirs for one, a third text for the other", async () => {
      await userEvent.click(within(group("Maydon, m²")).getByRole("radio", { name: /Theirs/ }));
      await userEvent.click(within(group("Izoh")).getByRole("radio", { name: /Merged/ }));
      await userEvent.type(within(group("Izoh")).getByRole("textbox"), " Hujjat yoʻq.");
      await userEvent.click(within(dialog).getByRole("button", { name: /Save the merged record/ }));
      await expect(args.onResolve).toHaveBeenCalledWith({
        owner: "Karimova Dilnoza",
        area: 131,
        same: "b",
        note: "Chegarasi aniqlanmagan. Hujjat yoʻq.",
      });
    });
  },
};

async function tabTo(target: HTMLElement): Promise<void> {
  for (let step = 0; step < 10 && document.activeElement !== target; step += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
}

/** Arrows choose within a field, Tab goes on; all by keyboard, down to saving. */
export const Keyboard: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole("dialog");
    const radio = (name: string, which: RegExp): HTMLElement =>
      within(within(dialog).getByRole("group", { name })).getByRole("radio", { name: which });
    await step("to the field that waits", async () => {
      await tabTo(radio("Egallovchi", /Mine/));
      await tabTo(radio("Maydon, m²", /Mine/));
      await expect(radio("Maydon, m²", /Mine/)).not.toBeChecked();
    });
    await step("Space takes mine", async () => {
      await userEvent.keyboard(" ");
      await expect(radio("Maydon, m²", /Mine/)).toBeChecked();
    });
    await step("arrows go on to the merged value of the next, and its text comes after it", async () => {
      await tabTo(radio("Izoh", /Mine/));
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect(radio("Izoh", /Merged/)).toBeChecked();
      await userEvent.tab();
      await expect(within(dialog).getByRole("textbox")).toHaveFocus();
      await userEvent.keyboard("{Control>}a{/Control}Kelishildi.");
    });
    await step("and saves", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(args.onResolve).toHaveBeenCalledWith(
        expect.objectContaining({ owner: "Karimova Dilnoza", area: 125.5, note: "Kelishildi." }),
      );
    });
  },
};

/** When the other side changes once more, what was decided of the old value is asked anew. */
export const ChangedOnceMore: Story = {
  render: (args) => <Twice {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "All mine" }));
    await userEvent.click(within(dialog).getByRole("button", { name: /Save the merged record/ }));
    const area = await within(dialog).findByRole("radio", { name: /Theirs 140/ });
    await expect(area).not.toBeChecked();
    await expect(within(dialog).getByRole("radio", { name: /Mine 125/ })).not.toBeChecked();
    await userEvent.click(within(dialog).getByRole("button", { name: /Save the merged record/ }));
    await expect(args.onResolve).toHaveBeenCalledOnce();
  },
};

/** Escape goes back to editing. */
export const Escapes: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalled();
  },
};

/** Chosen already, waiting, a value that was not given, merged, and long words. */
export const AllStates: Story = {
  args: {
    fields: [
      { name: "owner", label: "Egallovchi", base: "Karimova D.", mine: "Karimova Dilnoza", theirs: "Karimova D." },
      { name: "area", label: "Maydon, m²", base: 120, mine: 125.5, theirs: null },
      {
        name: "note",
        label: "Примечание к заключению уполномоченного органа",
        base: "",
        mine: "Граница участка не определена, требуется повторный выезд на место.",
        theirs: "Документы отсутствуют.",
        edit: ({ label, value, onChange }) => (
          <TextArea label={label} isLabelHidden value={String(value)} onChange={onChange} />
        ),
      },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "Merged" }));
  },
};
