import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, InlineAlert } from "@yer/ui";
import { useText } from "../language/use-text.js";

/** Props of {@link FailedRead}. */
export interface FailedReadProps {
  /** What could not be read; left out, why stands in its place. */
  readonly title?: string;
  /** A warning where the rest of the screen serves without it. */
  readonly tone?: "danger" | "warning";
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** That something could not be read, why, and the way to try again. */
export function FailedRead({ title, tone = "danger", failure, onRetry }: FailedReadProps) {
  const text = useText();
  const why = sayFailure(text, failure);
  return (
    <InlineAlert
      tone={tone}
      title={title ?? why}
      actions={
        <Button size="sm" onPress={onRetry}>
          {text("retry")}
        </Button>
      }
    >
      {title === undefined ? null : why}
    </InlineAlert>
  );
}
