import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { FileIcon } from "../../icons/FileIcon.js";
import { MapIcon } from "../../icons/MapIcon.js";
import { PlusIcon } from "../../icons/PlusIcon.js";
import { SendIcon } from "../../icons/SendIcon.js";
import { Button } from "../Button/Button.js";
import type { CommandGroup } from "./commands.js";
import { CommandPalette, type CommandPaletteProps } from "./CommandPalette.js";
import { useCommandKey } from "./use-command-key.js";

const openMap = fn();
const moveTo = fn();

const groups: readonly CommandGroup[] = [
  {
    id: "go",
    title: "Oʻtish",
    commands: [
      { id: "map", label: "Xarita", icon: <MapIcon />, keywords: ["karta"], onAction: openMap },
      { id: "areas", label: "Oʻzboshimcha yerlar", icon: <FileIcon />, description: "Nazoratga yuborilganlar" },
    ],
  },
  {
    id: "do",
    title: "Amallar",
    commands: [
      { id: "new", label: "Yangi ariza", icon: <PlusIcon />, keys: "Alt+N" },
      {
        id: "send",
        label: "Xulosaga yuborish",
        icon: <SendIcon />,
        disabledReason: "Avval hujjat biriktirilishi kerak",
      },
      {
        id: "move",
        label: "Boshqa tumanga oʻtkazish",
        icon: <SendIcon />,
        page: {
          title: "Tuman",
          placeholder: "Tuman nomini yozing",
          groups: [
            {
              id: "districts",
              title: "Toshkent viloyati",
              commands: ["Bekobod", "Boʻka", "Zangiota"].map((label) => ({
                id: label,
                label,
                onAction: () => moveTo(label),
              })),
            },
          ],
        },
      },
    ],
  },
];

/** A page that opens the palette by a button and by Ctrl+K, and remembers what was used. */
function Host(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [recent, setRecent] = useState(props.recent ?? []);
  useCommandKey(() => setOpen((open) => !open));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Buyruqlar</Button>
      <input aria-label="Izoh" />
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        recent={recent}
        onRun={(id) => {
          setRecent([id, ...recent.filter((other) => other !== id)]);
          props.onRun?.(id);
        }}
      />
    </>
  );
}

const meta = {
  title: "Actions/CommandPalette",
  component: CommandPalette,
  args: { isOpen: false, onOpenChange: fn(), onRun: fn(), groups },
  render: (args) => <Host {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Everything that can be done or gone to, found by typing.

**Use it** as the fast way beside the slow one: for people who work in the product all day and know what they want by
name. **Do not use it** as the only way to anything: what a palette holds must also stand in a menu, a page or a button.
To choose a value for a form, use \`ComboBox\`.

Combobox pattern of the ARIA Authoring Practices, its listbox always open; the focus stays in the field.

| Key | What it does |
|---|---|
| Ctrl+K, ⌘K | Opens and closes the palette, wherever the focus is (\`useCommandKey\`) |
| Letters | Narrow the list |
| Down, Up | Next, previous command; goes round at the ends |
| PageDown, PageUp | Eight commands on |
| Enter | Runs the command, or opens its page |
| Escape | Closes; on a page of a command goes back |
| Backspace | In an empty field goes back |
| Home, End | Beginning, end of the text |`,
      },
    },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Name of the command the keys stand at. */
function active(): string {
  const id = screen.getByRole("combobox").getAttribute("aria-activedescendant");
  return document.getElementById(id ?? "")?.textContent ?? "";
}

/** By keys alone, from a field of the page and back to it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step }) => {
    openMap.mockClear();
    moveTo.mockClear();
    const comment = canvas.getByRole("textbox", { name: "Izoh" });
    comment.focus();

    await step("Ctrl+K opens it, the field has the focus, the first command is active", async () => {
      await userEvent.keyboard("{Control>}{k}{/Control}");
      const field = await screen.findByRole("combobox", { name: "Type a command" });
      await waitFor(() => expect(field).toHaveFocus());
      await expect(active()).toBe("Xarita");
      await expect(screen.getByRole("option", { name: "Xarita" })).toHaveAttribute("aria-selected", "true");
    });
    await step("arrows go round", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await waitFor(() => expect(active()).toBe("Boshqa tumanga oʻtkazish"));
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await waitFor(() => expect(active()).toMatch("Oʻzboshimcha yerlar"));
    });
    await step("Escape closes, and the focus goes back", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(comment).toHaveFocus());
    });
    await step("letters narrow, Enter runs", async () => {
      await userEvent.keyboard("{Control>}{k}{/Control}");
      await screen.findByRole("combobox");
      await userEvent.keyboard("kart");
      await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(openMap).toHaveBeenCalledOnce();
      await expect(args.onRun).toHaveBeenCalledWith("map");
      await waitFor(() => expect(comment).toHaveFocus());
    });
    await step("what was used last stands first", async () => {
      await userEvent.keyboard("{Control>}{k}{/Control}");
      const list = await screen.findByRole("listbox");
      const [first] = within(list).getAllByRole("group");
      await expect(first).toHaveAccessibleName("Recent");
      await expect(first).toHaveTextContent("Xarita");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  },
};

/** A command may lead to a page of its own: Backspace and Escape lead back, to what had been typed. */
export const NestedPage: Story = {
  args: { isOpen: true },
  play: async () => {
    moveTo.mockClear();
    await screen.findByRole("combobox");
    await userEvent.keyboard("tuman{Enter}");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Tuman nomini yozing" })).toHaveFocus());
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Type a command" })).toHaveValue("tuman"));
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("combobox", { name: "Tuman nomini yozing" });
    await userEvent.keyboard("{Escape}");
    await screen.findByRole("combobox", { name: "Type a command" });
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("combobox", { name: "Tuman nomini yozing" });
    await userEvent.keyboard("bo'k{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(moveTo).toHaveBeenCalledWith("Boʻka");
  },
};

/** What cannot be done now is found all the same, tells why, and does nothing. */
export const DisabledWithReason: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    await screen.findByRole("combobox");
    await userEvent.keyboard("xulosaga");
    const option = await screen.findByRole("option", { name: /Avval hujjat biriktirilishi kerak/ });
    await expect(option).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(option);
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(args.onRun).not.toHaveBeenCalled();
  },
};

/** How many answer is said once typing rests; nothing found says what was looked for. */
export const Announced: Story = {
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Commands" });
    await waitFor(() => expect(within(dialog).getByRole("status")).toHaveTextContent("5 results"));
    await userEvent.keyboard("o'z");
    await waitFor(() => expect(within(dialog).getByRole("status")).toHaveTextContent("1 result"));
    await userEvent.keyboard("xyz");
    await waitFor(() => expect(within(dialog).getByRole("status")).toHaveTextContent("Nothing found for “o'zxyz”"));
  },
};

const people = fn(async (text: string): Promise<readonly CommandGroup[]> => {
  if (text.startsWith("xato")) throw new Error("503");
  return Promise.resolve([{ id: "people", title: "Xodimlar", commands: [{ id: "p1", label: `Karimov (${text})` }] }]);
});

/** A server's answers stand under what is at hand; when it fails, the search can be tried again. */
export const FromAServer: Story = {
  args: { isOpen: true, search: people },
  play: async () => {
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "kar");
    await expect(await screen.findByRole("option", { name: "Karimov (kar)" })).toBeVisible();
    await expect(screen.getByRole("option", { name: "Xarita" })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "xato");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(people.mock.calls.filter(([text]) => text === "xato")).toHaveLength(2));
  },
};

const many: readonly CommandGroup[] = [
  {
    id: "plots",
    title: "Yer uchastkalari",
    commands: Array.from({ length: 5000 }, (_, index) => ({ id: `plot-${index}`, label: `Uchastka ${index + 1}` })),
  },
];

/** Of five thousand commands only those in view are drawn; the active one is always among them. */
export const Thousands: Story = {
  args: { isOpen: true, groups: many },
  play: async () => {
    await screen.findByRole("combobox");
    await waitFor(() => expect(screen.getAllByRole("option").length).toBeLessThan(40));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(active()).toBe("Uchastka 5000"));
    await waitFor(() => expect(screen.getByRole("option", { name: "Uchastka 5000" })).toBeVisible());
    await expect(screen.getByRole("option", { name: "Uchastka 5000" })).toHaveAttribute("aria-posinset", "5000");
  },
};

export const AllStates: Story = { args: { isOpen: true, recent: ["areas"] } };
