import { Component, type ReactNode, Suspense } from "react";
import { awaitPart } from "./await-part.js";
import { MissingPartError } from "./missing-part-error.js";

/** Props of {@link LaterPart}. */
export interface LaterPartProps {
  readonly children: ReactNode;
  /** What stands there until the part has come. @default nothing */
  readonly fallback?: ReactNode;
  /** What stands there when the part did not arrive. @default nothing */
  readonly failed?: ReactNode;
}

/**
 * A part of the frame that arrives in a chunk of its own. When the chunk fails, or the part crashes, the rest of the
 * page goes on without it, and the page's error report is told: a bell that is missing must take nobody's work away.
 * A chunk that failed is asked for again from time to time, and the part shown when it has come.
 */
export class LaterPart extends Component<LaterPartProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #stop: (() => void) | undefined;

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingPartError) {
      error.forget();
      this.#stop = awaitPart(error, () => this.setState({ failed: false }));
    }
    reportError(error);
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render(): ReactNode {
    const { children, fallback = null, failed = null } = this.props;
    return this.state.failed ? failed : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
