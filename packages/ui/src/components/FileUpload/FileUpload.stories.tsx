import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FileUpload, type FileUploadProps } from "./FileUpload.js";
import type { StoredFile, UploadPort } from "./uploads.js";

const arrives: UploadPort = (file, { onProgress }) => {
  onProgress(0.5);
  return Promise.resolve({ id: file.name, name: file.name, size: file.size });
};
/** Gives up only when it is told to. */
const hangs: UploadPort = (_, { signal, onProgress }) => {
  onProgress(0.42);
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("aborted")));
  });
};

function Held(props: FileUploadProps): ReactElement {
  const [value, setValue] = useState(props.value);
  return (
    <FileUpload
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const stored: StoredFile = { id: "1", name: "qaror-124.pdf", size: 482_000 };
const pdf = (name: string, size = 2000): File => new File([new Uint8Array(size)], name, { type: "application/pdf" });

const meta = {
  title: "Inputs/FileUpload",
  component: FileUpload,
  args: {
    label: "Hujjatlar",
    name: "files",
    value: [],
    onChange: fn(),
    upload: arrives,
    accept: [".pdf", "image/*"],
    maxSize: 10_000_000,
    maxFiles: 5,
    acceptLabel: "PDF, rasm",
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

function input(root: HTMLElement): HTMLInputElement {
  const found = root.querySelector<HTMLInputElement>("input[type=file]");
  if (!found) throw new Error("no file input");
  return found;
}

/** Several at once; both stay though they arrive in the same moment. */
export const Uploads: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), [pdf("bir.pdf"), pdf("ikki.pdf")]);
    await expect(await canvas.findByText("bir.pdf")).toBeVisible();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ id: "bir.pdf" }),
        expect.objectContaining({ id: "ikki.pdf" }),
      ]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Remove: bir.pdf" }));
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ id: "ikki.pdf" })]);
  },
};

/** What the rules refuse is named, with the rule. */
export const Refuses: Story = {
  args: { maxSize: 1000 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [pdf("katta.pdf", 2000)]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "katta.pdf: The file is too large: up to 1 kB is allowed",
    );
  },
};

/** A file on its way can be given up, and sent again. */
export const CancelsAndRetries: Story = {
  args: { upload: hangs },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [pdf("sekin.pdf")]);
    await expect(await canvas.findByText("Uploading, 42%")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel the upload: sekin.pdf" }));
    await expect(await canvas.findByText("Cancelled")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Upload again: sekin.pdf" }));
    await expect(await canvas.findByText("Uploading, 42%")).toBeVisible();
  },
};

/** A failure keeps the file, says why, and offers to try again. */
export const Fails: Story = {
  args: { upload: () => Promise.reject(new Error("Fayl zararlangan")) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [pdf("buzuq.pdf")]);
    await expect(await canvas.findByText("Fayl zararlangan")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Upload again: buzuq.pdf" })).toBeVisible();
  },
};

/** Every state at once. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24, maxInlineSize: 560 }}>
      <FileUpload {...args} name="empty" description="Qaror, pasport, sxema" isRequired />
      <FileUpload {...args} name="filled" value={[stored]} fileHref={() => "#"} />
      <FileUpload {...args} name="wrong" error="Kamida bitta hujjat yuklang" />
      <FileUpload {...args} name="readonly" value={[stored]} isReadOnly />
    </div>
  ),
};
