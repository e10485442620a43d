import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { Card } from "../Card/index.js";
import { Grid } from "../Grid/index.js";
import { IconButton } from "../IconButton/index.js";
import { TextField } from "../TextField/index.js";
import { SortableList, type SortableListProps } from "./SortableList.js";
import type { SortableItem } from "./order.js";

const groups: readonly SortableItem[] = [
  { id: "plot", label: "Yer uchastkasi" },
  { id: "building", label: "Imorat" },
  { id: "papers", label: "Hujjatlar" },
  { id: "owner", label: "Egallovchi" },
];

const meta = {
  title: "Data/SortableList",
  component: SortableList<SortableItem>,
  args: { "aria-label": "Maydon guruhlari", items: groups, onReorder: fn() },
  parameters: {
    docs: {
      description: {
        component: `Things whose order is the person's to set. The buttons are there for all who do not drag (WCAG 2.5.7).

**When to use it.** For an order that is kept: groups of a form, steps, favourites. Items hold what they need, fields included.

**When not.** Where the order follows from the data, it is sorted in a \`DataTable\`; columns of one are arranged by its
\`ColumnChooser\`.

Grid list with the rearrangeable list of the ARIA Authoring Practices:

| Key | What it does |
|---|---|
| Tab | Into the list; within an item to its handle and buttons |
| Down, Up | Next, previous item |
| Home, End | First, last item |
| Alt+Up, Alt+Down | Moves the item one place |
| Enter on the handle | Takes the item up; Down, Up choose the place, Enter drops, Escape puts it back |
| Enter, Space on a button | Moves the item one place; the focus stays on the button |`,
      },
    },
  },
} satisfies Meta<typeof SortableList<SortableItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The labels in the order they show. */
function shown(canvas: { getAllByRole: (role: "row") => HTMLElement[] }): string[] {
  return canvas.getAllByRole("row").map((row) => row.getAttribute("aria-label")?.split(",")[0] ?? "");
}

/** All three ways of moving work without a mouse, and each tells the new place. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    await step("by Alt and an arrow", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("row", { name: "Yer uchastkasi, 1 of 4" })).toHaveFocus();
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await waitFor(() => expect(shown(canvas)).toEqual(["Imorat", "Yer uchastkasi", "Hujjatlar", "Egallovchi"]));
      await expect(canvas.getByText("Yer uchastkasi moved to place 2 of 4")).toBeInTheDocument();
      await expect(args.onReorder).toHaveBeenLastCalledWith(["building", "plot", "papers", "owner"], {
        id: "plot",
        from: 0,
        to: 1,
      });
    });
    const up = (): HTMLElement => canvas.getByRole("button", { name: "Move up: Hujjatlar" });
    await step("by its buttons, which keep the focus to the end of the list", async () => {
      up().focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(shown(canvas)[1]).toBe("Hujjatlar"));
      await waitFor(() => expect(up()).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(shown(canvas)[0]).toBe("Hujjatlar"));
      await waitFor(() => expect(up()).toHaveFocus());
      await expect(up()).toHaveAccessibleDescription("Already first");
      await expect(args.onReorder).toHaveBeenCalledTimes(3);
      await userEvent.keyboard("{Enter}");
      await expect(args.onReorder).toHaveBeenCalledTimes(3);
    });
    await step("downwards too", async () => {
      const down = canvas.getByRole("button", { name: "Move down: Hujjatlar" });
      down.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(shown(canvas)[1]).toBe("Hujjatlar"));
      await waitFor(() => expect(canvas.getByRole("button", { name: "Move down: Hujjatlar" })).toHaveFocus());
    });
    await step("by its handle", async () => {
      canvas.getByRole("button", { name: /Drag.*Hujjatlar/u }).focus();
      await userEvent.keyboard("{Enter}");
      const place = await canvas.findByRole("button", { name: /after.*Egallovchi/u });
      await waitFor(async () => {
        if (document.activeElement !== place) await userEvent.keyboard("{ArrowDown}");
        await expect(place).toHaveFocus();
      });
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(shown(canvas)[3]).toBe("Hujjatlar"));
    });
  },
};

function Owned(props: SortableListProps<SortableItem>): ReactElement {
  const [order, setOrder] = useState<readonly string[]>(["owner", "papers"]);
  return (
    <SortableList
      {...props}
      order={order}
      onReorder={(next, move) => {
        props.onReorder?.(next, move);
        if (move.id !== "owner") setOrder(next);
      }}
    />
  );
}

/** A parent that owns the order may refuse a move; items it has not named yet come last. */
export const OrderOfTheParent: Story = {
  render: (args) => <Owned {...args} />,
  play: async ({ canvas, args }) => {
    await expect(shown(canvas)).toEqual(["Egallovchi", "Hujjatlar", "Yer uchastkasi", "Imorat"]);
    await userEvent.click(canvas.getByRole("button", { name: "Move down: Egallovchi" }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(shown(canvas)[0]).toBe("Egallovchi");
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: "Move up: Imorat" }));
    await waitFor(() => expect(shown(canvas)[2]).toBe("Imorat"));
  },
};

/** What is typed in an item stays in it: letters find no other item, and Alt with an arrow moves the caret. */
export const WithFields: Story = {
  args: { children: (item) => <TextField label={item.label} isLabelHidden defaultValue={item.label} /> },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Imorat" });
    await userEvent.click(field);
    await userEvent.keyboard(" va hovli{Alt>}{ArrowUp}{/Alt}");
    await expect(field).toHaveValue("Imorat va hovli");
    await expect(field).toHaveFocus();
    await expect(args.onReorder).not.toHaveBeenCalled();
  },
};

/** An order that cannot be changed has no buttons, and its keys move nothing either. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("row", { name: "Yer uchastkasi, 1 of 4" })).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(shown(canvas)).toEqual(groups.map(({ label }) => label));
    await expect(args.onReorder).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: () => (
    <Grid min="280px">
      <Card title="Raqamli, amallari bilan">
        <SortableList
          aria-label="Raqamli"
          items={groups}
          isNumbered
          actions={(item) => (
            <IconButton size="sm" aria-label={`Tahrirlash: ${item.label}`} icon={<PencilIcon size={16} />} />
          )}
        />
      </Card>
      <Card title="Oʻz mazmuni bilan">
        <SortableList aria-label="Oʻz mazmuni" items={groups.slice(0, 2)}>
          {(item) => (
            <>
              <strong>{item.label}</strong>
              <br />
              <small>Barcha hududlarda soʻraladigan, majburiy va ixtiyoriy maydonlardan iborat guruh</small>
            </>
          )}
        </SortableList>
      </Card>
      <Card title="Faqat oʻqish uchun">
        <SortableList aria-label="Faqat oʻqish" items={groups.slice(0, 3)} isNumbered isReadOnly />
      </Card>
      <Card title="Boʻsh">
        <SortableList aria-label="Boʻsh" items={[]} />
      </Card>
    </Grid>
  ),
};
