import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, InlineAlert, PageSpinner } from "@yer/ui";
import { UnknownScreen } from "../screens/UnknownScreen.js";
import { useGroupsText } from "./groupsTexts.js";

/** Props of {@link Loading}. */
export interface LoadingProps {
  readonly failure: Failure | undefined;
  readonly label: string;
  readonly onRetry: () => void;
}

/** What stands where a record is not there yet: it is coming, it could not be had, or there is none. */
export function Loading({ failure, label, onRetry }: LoadingProps) {
  const text = useGroupsText();
  if (failure?.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid")) {
    return <UnknownScreen />;
  }
  if (!failure) return <PageSpinner label={label} />;
  return (
    <InlineAlert
      tone="danger"
      title={sayFailure(text, failure)}
      actions={
        <Button size="sm" onPress={onRetry}>
          {text("groups.retry")}
        </Button>
      }
    />
  );
}
