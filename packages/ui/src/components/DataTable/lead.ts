/** Which narrow columns of its own a table puts around those of the host. */
export interface Lead {
  /** A box for choosing, first. */
  readonly selects: boolean;
  /** A button that opens the row's detail, after it. */
  readonly expands: boolean;
  /** A button with the row's menu, last. */
  readonly acts: boolean;
  /** How many stand before the first column. */
  readonly count: number;
}

/** Widths in pixels: room for a 24 px target and air around it. */
export const leadWidth = { select: 48, expand: 40, act: 48 } as const;
