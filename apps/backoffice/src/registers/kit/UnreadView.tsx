import { useMemo } from "react";
import * as z from "zod/mini";
import { UnreadAddress } from "./UnreadAddress.js";

/** Props of {@link UnreadView}. */
export interface UnreadViewProps {
  /** The views that the screen has, as addresses name them; keep its identity. */
  readonly views: readonly string[];
}

/** Says that an address asks for a view which its screen does not have: one of the others shows. */
export function UnreadView({ views }: UnreadViewProps) {
  return <UnreadAddress asked={useMemo(() => ({ view: z.enum(views) }), [views])} own="rest" />;
}
