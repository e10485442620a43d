import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { TextArea } from "../TextArea/index.js";
import { ConflictDialog } from "./ConflictDialog.js";

const meta = {
  title: "Forms/ConflictDialog",
  component: ConflictDialog,
  args: {
    isOpen: true,
    onClose: fn(),
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
} satisfies Meta<typeof ConflictDialog>;
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

/** Escape goes back to editing. */
export const Escapes: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The dialog. */
export const AllStates: Story = {};
