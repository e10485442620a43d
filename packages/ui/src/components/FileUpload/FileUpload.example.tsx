import { FileUpload, type StoredFile, type UploadPort } from "@yer/ui";
import { useState } from "react";

const upload: UploadPort = async (file, { signal }) => {
  const answer = await fetch(`/files?name=${encodeURIComponent(file.name)}`, { method: "POST", body: file, signal });
  if (!answer.ok) throw new Error(`The file was not stored: ${answer.status}.`);
  return { id: await answer.text(), name: file.name, size: file.size };
};

export function Example() {
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  return (
    <FileUpload
      label="Invoice"
      accept={[".pdf"]}
      maxSize={10_000_000}
      value={files}
      onChange={setFiles}
      upload={upload}
    />
  );
}
