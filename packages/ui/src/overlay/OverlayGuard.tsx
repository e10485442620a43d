import { Component, type ReactNode } from "react";
import { awaitPart } from "../host/await-part.js";
import { MissingPartError } from "../host/missing-part-error.js";

/** Props of {@link OverlayGuard}. */
interface OverlayGuardProps {
  readonly children: ReactNode;
}

/**
 * Keeps the page when the file that draws an overlay does not arrive: nothing opens, and the file is asked for again from
 * time to time. What an overlay holds and cannot draw is the page's own crash, and goes on to its guard.
 */
export class OverlayGuard extends Component<OverlayGuardProps, { readonly error: unknown }> {
  override state = { error: undefined as unknown };
  #stop: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof MissingPartError)) return;
    error.forget();
    this.#stop = awaitPart(error, () => this.setState({ error: undefined }));
    reportError(error);
  }

  override componentWillUnmount(): void {
    this.#stop?.();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingPartError) return null;
    throw error;
  }
}
