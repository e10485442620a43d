import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../Button/index.js";
import { type Autosave, AutosaveStatus, type AutosaveStatusProps } from "./AutosaveStatus.js";

const saved: Autosave = { kind: "saved", at: "2026-03-05T09:07:00Z" };

const meta = {
  title: "Forms/AutosaveStatus",
  component: AutosaveStatus,
  args: { state: saved, timeZone: "Asia/Tashkent" },
  parameters: {
    docs: {
      description: {
        component: `Where the saving of a draft stands.

**Use it** beside the title or the buttons of a form whose draft is kept by itself.
**Not** for a form that is sent once (\`Button\` is pending, a \`Toast\` says it is done), nor as the only word of an
error that the person must mend (\`ErrorSummary\`).

| Key | What it does |
|---|---|
| Tab | To "Try again", which is there after a failure only |
| Enter, Space | Saves again |

**Screen readers** hear a failure each time, and that the draft was saved only at first and after a failure: a draft
is saved every few seconds, and more would talk over the writing. What stands there can be read at any time.

**Data attributes** \`data-state\`: \`idle\`, \`unsaved\`, \`saving\`, \`saved\`, \`failed\`.`,
      },
    },
  },
} satisfies Meta<typeof AutosaveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The states one after another, as a person writing makes them. */
function Course({ states, ...props }: AutosaveStatusProps & { readonly states: readonly Autosave[] }): ReactElement {
  const [at, setAt] = useState(0);
  return (
    <>
      <AutosaveStatus {...props} state={states[at] ?? props.state} />
      <Button onPress={() => setAt(at + 1)}>Keyingi</Button>
    </>
  );
}

/** The hour is that of the place, on a clock of 24. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Draft saved at 14:07")).toBeVisible();
  },
};

/** Told aloud: saved at first, each failure, saved after a failure; the rest can be read and is not said. */
export const ToldSeldom: Story = {
  render: (args) => (
    <Course
      {...args}
      states={[
        { kind: "unsaved" },
        { kind: "saving" },
        saved,
        { kind: "unsaved" },
        { kind: "saved", at: "2026-03-05T09:08:00Z" },
        { kind: "failed" },
        { kind: "saving" },
        { kind: "failed" },
        { kind: "saving" },
        { kind: "saved", at: "2026-03-05T09:09:00Z" },
      ]}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const said = [
      ["Changes not saved yet", ""],
      ["Saving…", ""],
      ["Draft saved at 14:07", "Draft saved at 14:07"],
      ["Changes not saved yet", ""],
      ["Draft saved at 14:08", ""],
      ["The draft could not be saved", "The draft could not be saved"],
      ["Saving…", ""],
      ["The draft could not be saved", "The draft could not be saved"],
      ["Saving…", ""],
      ["Draft saved at 14:09", "Draft saved at 14:09"],
    ];
    for (const [seen, heard] of said) {
      await expect(canvas.getByText(seen ?? "")).toBeVisible();
      await expect(canvasElement.querySelector("output")?.textContent).toBe(heard);
      await userEvent.click(canvas.getByRole("button", { name: "Keyingi" }));
    }
  },
};

/** A failure can be tried again by keyboard. */
export const Keyboard: Story = {
  args: { state: { kind: "failed" }, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** Another draft is told of once, and can be taken instead or thrown away. */
export const AnotherDraft: Story = {
  args: { state: { kind: "idle" }, other: { at: "2026-03-05T09:07:00Z", swap: fn(), drop: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("There is another draft of this form: March 5, 14:07")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Change to it" }));
    await expect(args.other?.swap).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Not needed" }));
    await expect(args.other?.drop).toHaveBeenCalledOnce();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 8 }}>
      <AutosaveStatus {...args} state={{ kind: "unsaved" }} />
      <AutosaveStatus {...args} state={{ kind: "saving" }} />
      <AutosaveStatus {...args} />
      <AutosaveStatus {...args} state={{ kind: "failed" }} />
      <AutosaveStatus {...args} state={{ kind: "failed" }} onRetry={fn()} />
      <div style={{ inlineSize: 160 }}>
        <AutosaveStatus {...args} state={{ kind: "failed" }} onRetry={fn()} />
      </div>
      <div data-density="compact">
        <AutosaveStatus {...args} state={{ kind: "failed" }} onRetry={fn()} />
      </div>
    </div>
  ),
};
