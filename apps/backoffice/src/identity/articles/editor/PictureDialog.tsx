import { fileBounds } from "@yer/api/contract/files";
import { Button, Dialog, FileUpload, Stack, type StoredFile, TextField } from "@yer/ui";
import { useState } from "react";
import { useUploadPort } from "../../../base/uploads/use-upload-port.js";
import { useArticleText } from "../article-texts.js";

/** Props of {@link PictureDialog}. */
export interface PictureDialogProps {
  readonly onClose: () => void;
  readonly onPicture: (fileId: string, alt: string) => void;
}

/**
 * Uploads a picture and asks what it shows: who cannot see it reads that. It goes into the text it stands in: nothing is
 * sent, so it is not on the hook of forms (0102).
 */
export function PictureDialog({ onClose, onPicture }: PictureDialogProps) {
  const text = useArticleText();
  const upload = useUploadPort();
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [alt, setAlt] = useState("");
  const [isSent, setSent] = useState(false);
  const [file] = files;
  function send(): void {
    setSent(true);
    if (file && alt.trim() !== "") onPicture(file.id, alt.trim());
  }
  return (
    <Dialog
      isOpen
      title={text("editor.picture")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button variant="primary" onPress={send}>
          {text("editor.picture.insert")}
        </Button>
      }
    >
      <Stack gap={4}>
        <FileUpload
          label={text("editor.picture.file")}
          value={files}
          onChange={setFiles}
          upload={upload}
          accept={[".png", ".jpg", ".jpeg"]}
          acceptLabel="PNG, JPEG"
          maxSize={fileBounds.mostBytes}
          maxFiles={1}
          {...(isSent && !file ? { error: text("fault.required") } : {})}
        />
        <TextField
          label={text("editor.picture.alt")}
          description={text("editor.picture.alt.hint")}
          value={alt}
          onChange={setAlt}
          {...(isSent && alt.trim() === "" ? { error: text("fault.rich-text-alt") } : {})}
        />
      </Stack>
    </Dialog>
  );
}
