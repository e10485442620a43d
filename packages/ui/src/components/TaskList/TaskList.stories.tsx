import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TaskList, type TaskSection } from "./TaskList.js";

const sections: readonly TaskSection[] = [
  {
    id: "prepare",
    title: "Tayyorlash",
    tasks: [
      { id: "owner", title: "Egallovchi maʼlumotlari", href: "#owner", status: "done" },
      { id: "plot", title: "Yer uchastkasi", href: "#plot", status: "progress", hint: "Kadastr raqami va chegaralari" },
      { id: "files", title: "Hujjatlar", href: "#files", status: "problem", statusText: "2 ta fayl ochilmadi" },
    ],
  },
  {
    id: "send",
    title: "Yuborish",
    tasks: [
      { id: "opinion", title: "Mahalla xulosasi", href: "#opinion", status: "review" },
      { id: "payment", title: "Toʻlov", href: "#payment" },
      { id: "sign", title: "Imzolash va yuborish", href: "#sign", blockedReason: "Avval barcha hujjatlar kerak" },
    ],
  },
];

const meta = {
  title: "Forms/TaskList",
  component: TaskList,
  args: { sections },
  parameters: {
    docs: {
      description: {
        component: `What is to be done, in any order and over days, with how each task stands.

**Use it** for long work that people leave and come back to: one page that says what is done and what still waits.
**Not** for steps in a set order in one go (\`Wizard\`), for what is looked over before sending (\`CheckAnswers\`), or for a
colleague's pieces of work (\`DataTable\`).

As GOV.UK's task list: the name of a task leads to it, and the whole line with it; its hint and state are its
description. What is completed is a plain word, so that what waits stands out by a tag with an icon. What cannot be
started yet is no link and says what is missing.

| Key | What it does |
|---|---|
| Tab, Shift+Tab | From task to task, past those that cannot be started yet |
| Enter | Opens the task |

**Screen readers** hear each section as a list with its heading; of a link also the hint and the state.`,
      },
    },
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab goes through the tasks that can be done; each says its hint and state; the last one waits and is no link. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 of 6 tasks completed")).toBeVisible();
    await userEvent.tab();
    const owner = canvas.getByRole("link", { name: "Egallovchi maʼlumotlari" });
    await expect(owner).toHaveFocus();
    await expect(owner).toHaveAccessibleDescription("Completed");
    await userEvent.tab();
    const plot = canvas.getByRole("link", { name: "Yer uchastkasi" });
    await expect(plot).toHaveFocus();
    await expect(plot).toHaveAccessibleDescription("Kadastr raqami va chegaralari In progress");
    for (let task = 0; task < 3; task += 1) await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Toʻlov" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.queryByRole("link", { name: /Imzolash/ })).toBeNull();
    await expect(canvas.getByText("Avval barcha hujjatlar kerak")).toBeVisible();
    await expect(canvas.getByText("Cannot start yet")).toBeVisible();
  },
};

/** A press anywhere on the line follows its link. */
export const WholeLine: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole("link", { name: "Toʻlov" }).closest("li")?.getBoundingClientRect();
    if (!line) throw new Error("the task has no line");
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    await expect(hit?.closest("a")).toHaveTextContent("Toʻlov");
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <TaskList {...args} />
      <div style={{ inlineSize: 300 }}>
        <TaskList
          sections={[
            {
              id: "narrow",
              title: "Tor joyda",
              tasks: [
                {
                  id: "long",
                  title: "Uchastkaning chegaralari boʻyicha qoʻshnilar bilan kelishuv dalolatnomasi",
                  href: "#long",
                  status: "review",
                },
              ],
            },
          ]}
          hasCount={false}
          level={3}
        />
      </div>
    </div>
  ),
};
