import type { Tone } from "@yer/ui";
import { type ReactElement, useId } from "react";
import { styled } from "styled-components";
import { type Pattern, patternEdge, patterns, patternWidth } from "../tiles/patterns.js";

/** Props of {@link PatternSwatch}. */
export interface PatternSwatchProps {
  readonly tone: Tone;
  readonly pattern: Pattern;
}

const Swatch = styled.svg`
  --_solid: var(--yer-neutral-solid);
  flex: none;
  inline-size: 24px;
  block-size: 16px;
  border: 1px solid var(--yer-text-muted);
  border-radius: 2px;
  color: var(--_solid);
  stroke-linecap: round;
  &[data-tone="info"] {
    --_solid: var(--yer-info-solid);
  }
  &[data-tone="progress"] {
    --_solid: var(--yer-progress-solid);
  }
  &[data-tone="success"] {
    --_solid: var(--yer-success-solid);
  }
  &[data-tone="warning"] {
    --_solid: var(--yer-warning-solid);
  }
  &[data-tone="danger"] {
    --_solid: var(--yer-danger-solid);
  }
`;

/** A piece of a status's colour and pattern, as the map draws them. */
export function PatternSwatch({ tone, pattern }: PatternSwatchProps): ReactElement {
  const id = useId();
  return (
    <Swatch data-tone={tone} data-pattern={pattern} viewBox="0 0 24 16" aria-hidden="true">
      <pattern id={id} width={patternEdge} height={patternEdge} patternUnits="userSpaceOnUse">
        <path d={patterns[pattern]} fill="none" stroke="currentColor" strokeWidth={patternWidth(pattern)} />
      </pattern>
      <rect width="24" height="16" fill="currentColor" fillOpacity="0.55" />
      <rect width="24" height="16" fill={`url(#${id})`} />
    </Swatch>
  );
}
