import type { Failure } from "@yer/api/react";
import { PageSpinner } from "@yer/ui";
import { UnknownScreen } from "./UnknownScreen.js";
import { FailedRead } from "./FailedRead.js";

/** Props of {@link RecordLoading}. */
export interface RecordLoadingProps {
  readonly failure: Failure | undefined;
  /** What is on its way, for who hears the page. */
  readonly label: string;
  readonly onRetry: () => void;
}

/** What stands where a record is not there yet: it is coming, it could not be had, or there is none. */
export function RecordLoading({ failure, label, onRetry }: RecordLoadingProps) {
  if (failure?.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid")) {
    return <UnknownScreen />;
  }
  if (!failure) return <PageSpinner label={label} />;
  return <FailedRead failure={failure} onRetry={onRetry} />;
}
