import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, EmptyState, Link, RefreshIcon } from "@yer/ui";
import type { ReactElement } from "react";
import { useText } from "../language/use-text.js";
import { useScreenTitle } from "./use-screen-title.js";

/** Props of {@link NoRecord}. */
export interface NoRecordProps {
  /** Why the record could not be read; undefined where it was read and is not what the address asks for. */
  readonly failure: Failure | undefined;
  readonly icon: ReactElement;
  /** Words for a record that does not exist or that the reader may not see: both look the same. */
  readonly unknown: { readonly title: string; readonly text?: string };
  /** Said where it could not be read. */
  readonly failed: string;
  /** Said where the reader may see no such record at all. @default what the service says */
  readonly forbidden?: string;
  /** The list that the record would be in, to go back to. */
  readonly list: { readonly label: string; readonly href: string };
  readonly onRetry: () => unknown;
}

/** The face of a screen whose record is not to be had: there is none, it may not be seen, or it did not come. */
export function NoRecord({ failure, icon, unknown, failed, forbidden, list, onRetry }: NoRecordProps) {
  const text = useText();
  const code = failure?.kind === "problem" ? failure.problem.code : undefined;
  const isForbidden = code === "permission-missing";
  const isUnknown = failure === undefined || code === "not-found" || code === "invalid";
  const said = failure && sayFailure(text, failure);
  const title = isForbidden ? (forbidden ?? failed) : isUnknown ? unknown.title : failed;
  useScreenTitle(title);
  return (
    <EmptyState
      level={1}
      icon={icon}
      title={title}
      actions={
        isForbidden || isUnknown ? (
          <Link href={list.href} button="secondary">
            {list.label}
          </Link>
        ) : (
          <Button icon={<RefreshIcon />} onPress={() => onRetry()}>
            {text("retry")}
          </Button>
        )
      }
    >
      {isUnknown ? unknown.text : isForbidden && forbidden !== undefined ? undefined : said}
    </EmptyState>
  );
}
