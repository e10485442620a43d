import { Component, type ReactNode, Suspense } from "react";

/** Props of {@link LaterPart}. */
export interface LaterPartProps {
  readonly children: ReactNode;
  /** What stands there when the part did not arrive. @default nothing */
  readonly failed?: ReactNode;
}

/**
 * A part of the frame that arrives in a chunk of its own. When the chunk fails, or the part crashes, the rest of the
 * page goes on without it, and the page's error report is told: a bell that is missing must take nobody's work away.
 */
export class LaterPart extends Component<LaterPartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    const { children, failed = null } = this.props;
    return this.state.failed ? failed : <Suspense>{children}</Suspense>;
  }
}
