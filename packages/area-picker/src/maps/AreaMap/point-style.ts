import { css } from "styled-components";

/** The tones of points, in the drawing and in its legend. */
export const pointStyle = css`
  [data-point] {
    fill: var(--yer-neutral-solid);
    stroke: var(--yer-surface);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
    print-color-adjust: exact;
  }
  [data-point][data-tone="info"] {
    fill: var(--yer-info-solid);
  }
  [data-point][data-tone="progress"] {
    fill: var(--yer-progress-solid);
  }
  [data-point][data-tone="success"] {
    fill: var(--yer-success-solid);
  }
  [data-point][data-tone="warning"] {
    fill: var(--yer-warning-solid);
  }
  [data-point][data-tone="danger"] {
    fill: var(--yer-danger-solid);
  }
  [data-point="empty"] {
    fill: var(--yer-surface);
    stroke: var(--yer-text-muted);
  }
`;
