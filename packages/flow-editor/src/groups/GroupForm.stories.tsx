import type { StoredFile, UploadPort } from "@yer/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { Answer, Answers, Field } from "../model/groups/index.js";
import { seededFlow, seededList } from "../testing/seeded-groups.js";
import { GroupForm } from "./GroupForm.js";
import type { GroupFormProps } from "./GroupForm.js";

const upload: UploadPort = (file, { onProgress }) => {
  onProgress(1);
  return Promise.resolve({ id: file.name, name: file.name, size: file.size });
};

function Held(props: GroupFormProps) {
  const [answers, setAnswers] = useState<Answers>(props.answers);
  const [files, setFiles] = useState<readonly StoredFile[]>(props.files);
  return (
    <GroupForm
      {...props}
      answers={answers}
      files={files}
      onAnswer={(field: Field, answer: Answer, file?: StoredFile) => {
        setAnswers((before) => ({ ...before, [field.id]: answer }));
        if (file) setFiles((before) => [...before, file]);
        props.onAnswer(field, answer, file);
      }}
    />
  );
}

const meta = {
  title: "Groups/GroupForm",
  component: GroupForm,
  args: { group: seededFlow(), answers: {}, files: [], upload, maxFileSize: 10_000_000, onAnswer: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: `Asks the questions of a field group in the order its flow gives, showing each as soon as the answers lead to it.

**Use it** where a body fills in its conclusion, and as the preview of a group being drawn. **Not** for forms whose
fields are known when the code is written: those are made of the kit's fields.

The keys are those of the fields: Tab goes from question to question, the arrows choose among a question's options.`,
      },
    },
  },
} satisfies Meta<typeof GroupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen option brings its questions; another takes them away again, and says how many there are. */
export const FollowsTheAnswers: Story = {
  play: async ({ canvas, args }) => {
    const questions = () => canvas.getByText(/^\d+ questions?$/).textContent;
    await waitFor(() => expect(questions()).toBe("1 question"));
    await userEvent.click(canvas.getByRole("radio", { name: "Allocated" }));
    await expect(await canvas.findByRole("textbox", { name: /Decision number/ })).toBeVisible();
    await waitFor(() => expect(questions()).toBe("5 questions"));
    await userEvent.type(canvas.getByRole("textbox", { name: /Decision number/ }), "124");
    await expect(args.onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ id: 67 }), "124", undefined);
    await userEvent.click(canvas.getByRole("radio", { name: "Not allocated" }));
    await waitFor(() => expect(canvas.queryByRole("textbox", { name: /Decision number/ })).toBeNull());
    await userEvent.click(canvas.getByRole("radio", { name: "Not a member" }));
    await waitFor(() => expect(questions()).toBe("2 questions"));
    // What was typed is not lost when the mind is changed back.
    await userEvent.click(canvas.getByRole("radio", { name: "Allocated" }));
    await expect(canvas.getByRole("textbox", { name: /Decision number/ })).toHaveValue("124");
  },
};

/** By the keyboard alone: Tab to the question, an arrow to the option, Tab to what it brings. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: "Allocated" });
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "Allocated" })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard("Q-7");
    await expect(canvas.getByRole("textbox", { name: /Decision number/ })).toHaveValue("Q-7");
  },
};

/** A year is written as one; thousands of a longer number are set apart. */
export const YearsAsYears: Story = {
  args: { group: seededList(66), answers: { 66: 2011 } },
  play: async ({ canvas }) => {
    const year = await canvas.findByRole("textbox");
    await expect(year).toHaveValue("2011");
    await userEvent.clear(year);
    await userEvent.type(year, "12500");
    await userEvent.tab();
    await expect(year).toHaveValue("12,500");
  },
};

/** A file answers by its id, and a second one takes its place. */
export const AnswersByFile: Story = {
  args: { group: seededList(45) },
  play: async ({ canvasElement, args }) => {
    const input = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
      if (!found) throw new Error("The form is not there yet.");
      return found;
    });
    for (const name of ["a.pdf", "b.pdf"]) {
      await userEvent.upload(input, new File(["x"], name, { type: "application/pdf" }));
      await screen.findByText(name);
    }
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 45 }),
        "b.pdf",
        expect.objectContaining({ id: "b.pdf" }),
      ),
    );
    await waitFor(() => expect(screen.queryByText("a.pdf")).toBeNull());
  },
};

const unsaid = { uz_UZ: "", uz_Cyrl: " ", ru_RU: "", en_US: "" };

/** While a question is being written it has no name yet, or only in another language: its field has one for everybody. */
export const Unnamed: Story = {
  args: {
    group: {
      ...seededList(17, 67, 68),
      list: seededList(17, 67, 68).list.map((field) => ({
        ...field,
        label: field.id === 68 ? { ...unsaid, uz_UZ: "Qaror sanasi" } : unsaid,
        optionsList: field.optionsList.map((option) => ({ ...option, label: unsaid })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radiogroup", { name: /^Question without a name/ })).toBeVisible();
    await expect(canvas.getAllByRole("radio", { name: "Option without a name" })).toHaveLength(2);
    await expect(canvas.getByRole("textbox", { name: /^Question without a name/ })).toBeVisible();
    await expect(canvas.getByRole("group", { name: /^Qaror sanasi/ })).toBeVisible();
  },
};

/** A year stands as it is spoken; what is longer is grouped. */
export const Years: Story = {
  args: { group: seededList(66), answers: { 66: 2011 } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox");
    await expect(field).toHaveValue("2011");
    await userEvent.clear(field);
    await userEvent.type(field, "12500{Tab}");
    await waitFor(() => expect(field).toHaveValue("12,500"));
  },
};

/** Every kind of question: unanswered, answered, refused, and to be read only. */
export const AllStates: Story = {
  args: { group: seededList(17, 66, 67, 68, 45) },
  render: (args) => {
    const answers = { 17: 2, 66: 1987, 67: "124-F", 68: "2026-03-05", 45: "1" };
    const files = [{ id: "1", name: "xulosa.pdf", size: 48_000 }];
    return (
      <div style={{ display: "grid", gap: 40 }}>
        <GroupForm {...args} />
        <GroupForm
          {...args}
          group={{ ...args.group, list: args.group.list.map((field) => ({ ...field, id: field.id + 100 })) }}
          errors={{ 117: "Javob bering.", 166: "Kamida 1800 boʻlishi kerak." }}
        />
        <GroupForm
          {...args}
          group={{ ...args.group, list: args.group.list.map((field) => ({ ...field, id: field.id + 200 })) }}
          answers={Object.fromEntries(Object.entries(answers).map(([id, answer]) => [Number(id) + 200, answer]))}
          files={files}
        />
        <GroupForm
          {...args}
          group={{ ...args.group, list: args.group.list.map((field) => ({ ...field, id: field.id + 300 })) }}
          answers={Object.fromEntries(Object.entries(answers).map(([id, answer]) => [Number(id) + 300, answer]))}
          files={files}
          isReadOnly
        />
      </div>
    );
  },
};
