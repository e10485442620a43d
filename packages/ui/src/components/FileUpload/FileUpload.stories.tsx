import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { resumableUpload } from "./resumable-upload.js";
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
  parameters: {
    docs: {
      description: {
        component: `Files of a record: dropped, chosen or pasted, each with its progress, its cancel and its retry.

**When to use it.** Where papers belong to what is being filled in. The files travel at once, so that a form is sent without
waiting for them.

**When not.** A single picture of oneself, a file that is read and thrown away: there a \`FileTrigger\` is enough.

**Broken connections.** \`upload={resumableUpload(port)}\` sends a file in pieces and goes on where it broke: by itself after 1,
3 and 9 seconds, then by the retry button. The port says how a server begins an upload, where it stands, takes a piece and
closes it: see \`ResumableUploadPort\`.

| Key | What it does |
|---|---|
| Tab | To the drop area, the button, then each file's buttons |
| Enter, Space on the button | Opens the choice of files |
| Ctrl+V anywhere in the field | Takes the files or the picture of the clipboard |
| Enter, Space on a file's button | Cancels, sends again, takes away |`,
      },
    },
  },
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

/** A failure keeps the file, says why, and offers to try again; a file chosen instead takes its place. */
export const Fails: Story = {
  args: { upload: () => Promise.reject(new Error("Fayl zararlangan")), maxFiles: 1 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [pdf("buzuq.pdf")]);
    await expect(await canvas.findByText("Fayl zararlangan")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Upload again: buzuq.pdf" })).toBeVisible();
    await userEvent.upload(input(canvasElement), [pdf("tuzatilgan.pdf")]);
    await expect(await canvas.findByRole("button", { name: "Upload again: tuzatilgan.pdf" })).toBeVisible();
    await expect(canvas.queryByText("buzuq.pdf")).toBeNull();
  },
};

/** By keys alone: a file is given up, sent again and taken away, and the focus is never lost. */
export const Keyboard: Story = {
  args: { upload: hangs },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [pdf("sekin.pdf")]);
    const cancel = await canvas.findByRole("button", { name: "Cancel the upload: sekin.pdf" });
    canvas.getByRole("button", { name: "Hujjatlar Choose files" }).focus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove: sekin.pdf" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Uploading, 42%")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cancel the upload: sekin.pdf" })).toHaveFocus());
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(canvas.queryByText("sekin.pdf")).toBeNull();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Hujjatlar Choose files" })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Removed: sekin.pdf"));
  },
};

/** A server that keeps what has come and breaks off once, in the middle. */
function breakingServer(): UploadPort {
  let has = 0;
  let isBroken = false;
  return resumableUpload(
    {
      chunkSize: 1000,
      begin: () => Promise.resolve("upload"),
      offset: () => Promise.resolve(has),
      send: (_, chunk, offset) => {
        if (offset === 2000 && !isBroken) {
          isBroken = true;
          return Promise.reject(new Error("Aloqa uzildi"));
        }
        has = offset + chunk.size;
        return Promise.resolve(has);
      },
      finish: () => Promise.resolve({ id: "xarita", name: "xarita.pdf", size: has }),
    },
    [],
  );
}

/** A broken upload goes on where it broke, and is told when it has arrived. */
export const Resumes: Story = {
  args: { upload: breakingServer(), onChange: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), [pdf("xarita.pdf", 4000)]);
    await expect(await canvas.findByText("Aloqa uzildi")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Upload again: xarita.pdf" }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([{ id: "xarita", name: "xarita.pdf", size: 4000 }]),
    );
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("xarita.pdf: Uploaded"));
  },
};

/** A file that is there already is not sent twice; a pasted one is sent like any other. */
export const PastedAndTwice: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), [pdf("bir.pdf")]);
    await expect(await canvas.findByText("2 kB")).toBeVisible();
    await userEvent.upload(input(canvasElement), [pdf("bir.pdf")]);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("bir.pdf: This file is there already");
    canvas.getByRole("button", { name: "Hujjatlar Choose files" }).focus();
    const pasted = new DataTransfer();
    pasted.items.add(new File([new Uint8Array(10)], "surat.png", { type: "image/png" }));
    await userEvent.paste(pasted);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText("surat.png")).toBeVisible();
  },
};

/** The limits are said before anything is chosen, to readers too. */
export const LimitsFirst: Story = {
  globals: { locale: "uz_UZ" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Hujjatlar Fayl tanlash" })).toHaveAccessibleDescription(
      /PDF, rasm · har biri 10.MB gacha · koʻpi bilan 5 ta fayl/u,
    );
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
