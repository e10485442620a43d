import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, EmptyState, MegaphoneIcon, RefreshIcon, SignInIcon } from "@yer/ui";
import { useTitle } from "../frame/use-title.js";
import { SignInLink } from "../sign-in/SignInLink.js";
import { useDisputeText } from "./dispute-texts.js";
import { isUnknown } from "./is-unknown.js";

/** A page that needs OneID, before the person has signed in; they come back to it. */
export function SignInFirst({ title, children }: { title: string; children: string }) {
  useTitle(title);
  return (
    <EmptyState level={1} icon={<SignInIcon size={32} />} title={title} actions={<SignInLink />}>
      {children}
    </EmptyState>
  );
}

/** Props of {@link Unavailable}. */
export interface UnavailableProps {
  failure: Failure;
  onRetry: () => unknown;
  /** Said where there is nothing of the kind, or nothing that is this person's: both are answered alike. */
  unknown: string;
  /** Why there may be nothing. @default that the address is wrong or the record is not this person's */
  unknownText?: string;
  failed: string;
}

/** The face of a page whose record could not be read. */
export function Unavailable({ failure, onRetry, unknown, unknownText, failed }: UnavailableProps) {
  const text = useDisputeText();
  const unknownHere = isUnknown(failure);
  useTitle(unknownHere ? unknown : failed);
  return (
    <EmptyState
      level={1}
      icon={<MegaphoneIcon size={32} />}
      title={unknownHere ? unknown : failed}
      actions={
        unknownHere ? undefined : (
          <Button icon={<RefreshIcon />} onPress={() => onRetry()}>
            {text("retry")}
          </Button>
        )
      }
    >
      {unknownHere ? (unknownText ?? text("dispute.unknown.text")) : sayFailure(text, failure)}
    </EmptyState>
  );
}
