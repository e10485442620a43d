import { Button, Dialog, TextField } from "@yer/ui";
import { useState } from "react";
import { useArticleText } from "../article-texts.js";

/** Props of {@link LinkDialog}. */
export interface LinkDialogProps {
  /** The address that the link has now; empty for a new link. */
  readonly href: string;
  readonly isSafe: (href: string) => boolean;
  readonly onClose: () => void;
  /** Called with where it leads; an empty text takes the link away. */
  readonly onLink: (href: string) => void;
}

/** Asks where a link leads, for the text it stands in: nothing is sent, so it is not on the hook of forms (0102). */
export function LinkDialog({ href, isSafe, onClose, onLink }: LinkDialogProps) {
  const text = useArticleText();
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string>();
  const given = typed.trim();
  function send(): void {
    if (given !== "" && !isSafe(given)) setError(text("fault.rich-text-link"));
    else onLink(given);
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={text("editor.link")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {href === "" ? null : <Button onPress={() => onLink("")}>{text("editor.link.remove")}</Button>}
          <Button variant="primary" onPress={send}>
            {text("editor.link.set")}
          </Button>
        </>
      }
    >
      <TextField
        label={text("editor.link.href")}
        description={text("editor.link.hint")}
        value={typed}
        onChange={setTyped}
        error={error}
      />
    </Dialog>
  );
}
