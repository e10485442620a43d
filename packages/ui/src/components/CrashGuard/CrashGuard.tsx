import { Component, type ErrorInfo, type ReactNode } from "react";
import { awaitPart } from "../../host/await-part.js";
import { MissingPartError } from "../../host/missing-part-error.js";
import { DangerIcon } from "../../icons/DangerIcon.js";
import { RefreshIcon } from "../../icons/RefreshIcon.js";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/Button.js";
import { EmptyState } from "../EmptyState/EmptyState.js";

/** Props of `CrashGuard`. */
export interface CrashGuardProps {
  /** The sentence shown in place of a crashed screen. */
  message: ReactNode;
  /** The sentence shown where nothing crashed: a part of the screen (`lazyPart`) could not be loaded. @default `message` */
  missing?: ReactNode;
  /** Where the person is. When it changes, the message goes and the new screen is tried. */
  path: string;
  /** Called with every crash, for the app's error report. */
  onCrash?: (error: unknown, info: ErrorInfo) => void;
  /** What the button under the sentence does. @default reloads the page */
  onReload?: () => void;
  /** The screen. */
  children: ReactNode;
}

interface CrashGuardState {
  error: unknown;
  crashed: boolean;
  path: string;
}

function Crash({ message, onReload }: Pick<CrashGuardProps, "message" | "onReload">): ReactNode {
  const text = useUiText();
  return (
    <div role="alert" data-crashed="">
      <EmptyState
        icon={<DangerIcon size={32} />}
        title={message}
        actions={
          <Button icon={<RefreshIcon />} onPress={onReload ?? (() => window.location.reload())}>
            {text("crash.reload")}
          </Button>
        }
      />
    </div>
  );
}

/**
 * Keeps a crash inside one screen: shows the sentence it was handed instead of the broken part and clears itself
 * when the path changes, or when a part that could not be loaded has come after all. Goes inside `UiProvider`, around each screen.
 *
 * Data attributes: `data-crashed`, on what stands in for the screen.
 */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  #stop: (() => void) | undefined;
  override state: CrashGuardState = { error: undefined, crashed: false, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<CrashGuardState> {
    return { error, crashed: true };
  }

  static getDerivedStateFromProps(props: CrashGuardProps, state: CrashGuardState): Partial<CrashGuardState> | null {
    return props.path === state.path ? null : { path: props.path, crashed: false, error: undefined };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // Only now: the crash has been drawn, so what is asked for anew is not asked for in a circle.
    if (error instanceof MissingPartError) {
      error.forget();
      this.#stop = awaitPart(error, () => this.setState({ crashed: false, error: undefined }));
    }
    // Called on its own: a browser's function handed in, such as `reportError`, refuses a foreign `this`.
    const { onCrash } = this.props;
    onCrash?.(error, info);
  }

  override componentDidUpdate(): void {
    if (!this.state.crashed) this.#stop?.();
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const { message, missing = message, onReload } = this.props;
    const isMissing = this.state.error instanceof MissingPartError;
    return <Crash message={isMissing ? missing : message} {...(onReload ? { onReload } : {})} />;
  }
}
