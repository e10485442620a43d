import { type ReactElement, type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { CheckCircleIcon } from "../../icons/CheckCircleIcon.js";
import { PencilIcon } from "../../icons/PencilIcon.js";
import { WarningIcon } from "../../icons/WarningIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Spinner } from "../Spinner/index.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Where the saving of a draft stands. */
export type Autosave =
  | { readonly kind: "idle" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; /** When, ISO 8601. */ readonly at: string }
  | { readonly kind: "failed" };

/** Props of {@link AutosaveStatus}. */
export interface AutosaveStatusProps extends RootProps {
  /** How saving stands. */
  readonly state: Autosave;
  /** Saves again after a failure. */
  readonly onRetry?: () => void;
  /** Time zone the hour is told in. @default that of `UiProvider` */
  readonly timeZone?: string;
  /** Another draft of the same form, kept beside this one until the person has chosen. */
  readonly other?: OtherDraft | undefined;
}

/** A draft that something else was typed in the place of. */
export interface OtherDraft {
  /** When it was kept, ISO 8601. */
  readonly at: string;
  /** Puts it into the form, and what stands there aside in its turn. */
  readonly swap: () => void;
  /** Throws it away. */
  readonly drop: () => void;
}

const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2);
  min-block-size: var(--yer-control-height-sm);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);

  > [data-words] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  /* An empty live region takes no room, but must stay in the tree of what readers see. */
  > output:empty {
    margin-inline-end: calc(-1 * var(--yer-space-2));
  }
  &[data-state="failed"] > [data-words] {
    color: var(--yer-danger-text);
    font-weight: var(--yer-weight-medium);
  }
  &[data-state="saved"] > [data-words] svg {
    color: var(--yer-success-text);
  }
  > [data-other] {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--yer-space-2);
    color: var(--yer-text);
  }
`;

/** What of the saving was told last, and whether what stands now is worth telling. */
interface Told {
  readonly key: string;
  readonly outcome: "saved" | "failed" | undefined;
  readonly isNews: boolean;
}

function keyOf(state: Autosave): string {
  return state.kind === "saved" ? state.at : state.kind;
}

/** A failure is news each time; that it was saved only at first and after a failure. */
function tell(told: Told, state: Autosave): Told {
  const outcome = state.kind === "saved" || state.kind === "failed" ? state.kind : undefined;
  return {
    key: keyOf(state),
    outcome: outcome ?? told.outcome,
    isNews: outcome === "failed" || (outcome === "saved" && told.outcome !== "saved"),
  };
}

/** A draft is saved every few seconds: a screen reader that told each time would talk over the writing. */
function useIsNews(state: Autosave): boolean {
  const [told, setTold] = useState<Told>(() => ({
    // What stands there when the page comes was nobody's act.
    ...tell({ key: "", outcome: undefined, isNews: false }, state),
    isNews: false,
  }));
  if (keyOf(state) !== told.key) setTold(tell(told, state));
  return told.isNews;
}

function Words({ state, timeZone }: Pick<AutosaveStatusProps, "state" | "timeZone">): ReactNode {
  const text = useUiText();
  const { intl, timeOfDay } = useUiIntl();
  switch (state.kind) {
    case "idle":
      return null;
    case "unsaved":
      return (
        <>
          <PencilIcon size={16} />
          {text("autosave.unsaved")}
        </>
      );
    case "saving":
      return (
        <>
          <Spinner />
          {text("autosave.saving")}
        </>
      );
    case "saved":
      return (
        <>
          <CheckCircleIcon size={16} />
          {text("autosave.saved", {
            time: intl.formatTime(state.at, { ...timeOfDay, timeZone }),
          })}
        </>
      );
    case "failed":
      return (
        <>
          <WarningIcon size={16} />
          {text("autosave.failed")}
        </>
      );
  }
}

/**
 * Tells, without asking for attention, whether what is being written is safe. A failure says so and can be tried again;
 * another draft of the same form is offered instead.
 *
 * Data attributes: `data-state` (`idle`, `unsaved`, `saving`, `saved`, `failed`).
 */
export function AutosaveStatus({ state, onRetry, timeZone, other, ...root }: AutosaveStatusProps): ReactElement {
  const text = useUiText();
  const { intl, timeOfDay } = useUiIntl();
  const isNews = useIsNews(state);
  const words = <Words state={state} timeZone={timeZone} />;
  return (
    <Root {...rootProps(root)} data-state={state.kind}>
      {/* Always there, since a live region that comes with its words is often not heard. */}
      <output data-words="">{isNews ? words : null}</output>
      {isNews || state.kind === "idle" ? null : <span data-words="">{words}</span>}
      {state.kind === "failed" && onRetry ? (
        <Button size="sm" onPress={onRetry}>
          {text("retry")}
        </Button>
      ) : null}
      {other ? (
        <span data-other="">
          <output>
            {text("autosave.other", {
              date: intl.formatDate(other.at, { day: "numeric", month: "long", timeZone }),
              time: intl.formatTime(other.at, { ...timeOfDay, timeZone }),
            })}
          </output>
          <Button size="sm" onPress={other.swap}>
            {text("autosave.other.swap")}
          </Button>
          <Button size="sm" variant="quiet" onPress={other.drop}>
            {text("autosave.other.drop")}
          </Button>
        </span>
      ) : null}
    </Root>
  );
}
