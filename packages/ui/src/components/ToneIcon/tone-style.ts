import { css } from "styled-components";

/** Sets `--_bg`, `--_line`, `--_fg`, `--_solid` by `data-tone`, for everything that carries a tone. */
export const toneStyle = css`
  --_bg: var(--yer-neutral-bg);
  --_line: var(--yer-neutral-border);
  --_fg: var(--yer-neutral-text);
  --_solid: var(--yer-neutral-solid);
  &[data-tone="info"] {
    --_bg: var(--yer-info-bg);
    --_line: var(--yer-info-border);
    --_fg: var(--yer-info-text);
    --_solid: var(--yer-info-solid);
  }
  &[data-tone="progress"] {
    --_bg: var(--yer-progress-bg);
    --_line: var(--yer-progress-border);
    --_fg: var(--yer-progress-text);
    --_solid: var(--yer-progress-solid);
  }
  &[data-tone="success"] {
    --_bg: var(--yer-success-bg);
    --_line: var(--yer-success-border);
    --_fg: var(--yer-success-text);
    --_solid: var(--yer-success-solid);
  }
  &[data-tone="warning"] {
    --_bg: var(--yer-warning-bg);
    --_line: var(--yer-warning-border);
    --_fg: var(--yer-warning-text);
    --_solid: var(--yer-warning-solid);
  }
  &[data-tone="danger"] {
    --_bg: var(--yer-danger-bg);
    --_line: var(--yer-danger-border);
    --_fg: var(--yer-danger-text);
    --_solid: var(--yer-danger-solid);
  }
`;
