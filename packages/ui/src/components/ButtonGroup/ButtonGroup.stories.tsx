import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { MapIcon } from "../../icons/MapIcon.js";
import { PrintIcon } from "../../icons/PrintIcon.js";
import { TableIcon } from "../../icons/TableIcon.js";
import { Button } from "../Button/Button.js";
import { IconButton } from "../IconButton/IconButton.js";
import { Stack } from "../Stack/Stack.js";
import { ToggleButton } from "../ToggleButton/ToggleButton.js";
import { ButtonGroup } from "./ButtonGroup.js";

const meta = {
  title: "Actions/ButtonGroup",
  component: ButtonGroup,
  args: {
    "aria-label": "Ariza bilan ishlash",
    primary: <Button variant="primary">Yuborish</Button>,
    children: (
      <>
        <Button>Qoralama saqlash</Button>
        <Button variant="quiet">Bekor qilish</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `Buttons that belong together.

**Use it** under a form (\`align="start"\`, the main button first) or at the foot of a dialog (\`align="end"\`, the
main button last); joined, for parts of one choice (views of a list) or one act in two directions. **Do not use it** for
many small acts on one thing (\`Toolbar\`), for an act and its variants (\`SplitButton\`), or for a choice in a form
(\`RadioGroup\`).

A group has no keys of its own.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | Next, previous button, in the order one sees |
| Enter, Space | Presses |`,
      },
    },
  },
} satisfies Meta<typeof ButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The order of Tab is the order one sees: the main button first at the start. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Ariza bilan ishlash" })).toBeVisible();
    for (const name of ["Yuborish", "Qoralama saqlash", "Bekor qilish"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
  },
};

/** At the end of the room the main button comes last, and there stands in the corner. */
export const AtTheEnd: Story = {
  args: { align: "end" },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group").getBoundingClientRect();
    const buttons = canvas.getAllByRole("button");
    await expect(buttons.at(-1)).toHaveTextContent("Yuborish");
    await expect(Math.abs((buttons.at(-1)?.getBoundingClientRect().right ?? 0) - group.right)).toBeLessThan(1);
  },
};

/** Where the room is narrow the buttons stand under one another, as wide as the room. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <ButtonGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect(boxes.map(({ width }) => Math.round(width))).toEqual([280, 280, 280]);
    await expect(boxes.map(({ left }) => left)).toEqual([boxes[0]?.left, boxes[0]?.left, boxes[0]?.left]);
  },
};

/** Joined buttons touch, and only the outer corners are round. */
export const Joined: Story = {
  args: {
    "aria-label": "Koʻrinish",
    isJoined: true,
    primary: undefined,
    children: (
      <>
        <ToggleButton icon={<TableIcon />} isSelected>
          Jadval
        </ToggleButton>
        <ToggleButton icon={<MapIcon />}>Xarita</ToggleButton>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button");
    if (!first || !second) throw new Error("two buttons were expected");
    const gap = second.getBoundingClientRect().left - first.getBoundingClientRect().right;
    await expect(gap).toBeLessThanOrEqual(0);
    await expect(getComputedStyle(first).borderStartEndRadius).toBe("0px");
    await expect(getComputedStyle(first).borderStartStartRadius).not.toBe("0px");
  },
};

export const AllStates: Story = {
  render: (args) => (
    <Stack gap={6}>
      <ButtonGroup {...args} />
      <ButtonGroup {...args} aria-label="Oxirida" align="end" />
      <ButtonGroup aria-label="Koʻrinish" isJoined>
        <ToggleButton icon={<TableIcon />} defaultSelected>
          Jadval
        </ToggleButton>
        <ToggleButton icon={<MapIcon />}>Xarita</ToggleButton>
        <ToggleButton isDisabled>Hisobot</ToggleButton>
      </ButtonGroup>
      <ButtonGroup aria-label="Asosiy" isJoined>
        <Button variant="primary">Qabul qilish</Button>
        <Button variant="primary">Qabul qilib, chop etish</Button>
        <IconButton variant="primary" aria-label="Chop etish" icon={<PrintIcon />} />
      </ButtonGroup>
      <ButtonGroup aria-label="Tik" orientation="vertical">
        <Button>Birinchi</Button>
        <Button>Ikkinchi tugma</Button>
      </ButtonGroup>
      <ButtonGroup aria-label="Tik, ulangan" isJoined orientation="vertical">
        <Button>Yuqoriga</Button>
        <Button disabledReason="Bu oxirgi qator">Pastga</Button>
      </ButtonGroup>
      <div style={{ inlineSize: 280 }}>
        <ButtonGroup {...args} aria-label="Tor joyda" />
      </div>
    </Stack>
  ),
};
