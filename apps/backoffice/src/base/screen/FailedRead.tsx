import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, InlineAlert } from "@yer/ui";
import { useText } from "../language/use-text.js";

/** Props of {@link FailedRead}. */
export interface FailedReadProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** That something could not be read, why, and the way to try again. */
export function FailedRead({ failure, onRetry }: FailedReadProps) {
  const text = useText();
  return (
    <InlineAlert
      tone="danger"
      title={sayFailure(text, failure)}
      actions={
        <Button size="sm" onPress={onRetry}>
          {text("retry")}
        </Button>
      }
    />
  );
}
