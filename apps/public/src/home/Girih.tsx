import { useId } from "react";
import { styled } from "styled-components";

const Pattern = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  color: var(--yer-accent);
  opacity: 0.28;
  mask-image: linear-gradient(to bottom left, #000 0%, transparent 62%);
  pointer-events: none;
  [dir="rtl"] & {
    mask-image: linear-gradient(to bottom right, #000 0%, transparent 62%);
  }
`;

const tile = 96;
const centre = tile / 2;

/** Points of the eight-pointed khatam star, two squares turned by 45°, around the middle of the tile. */
function star(outer: number): string {
  const inner = outer * 0.7654;
  return Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 8;
    return `${(centre + radius * Math.cos(angle)).toFixed(2)},${(centre + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}

/** Straps from the star's points to the tile's edges; with their neighbours they close into crosses. */
const straps = [0, 1, 2, 3].map((turn) => `rotate(${turn * 90} ${centre} ${centre})`);

/** The star-and-cross pattern of Samarkand's tiles, drawn with lines; an ornament, silent to screen readers. */
export function Girih() {
  const id = useId();
  return (
    <Pattern aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1">
            <polygon points={star(40)} />
            <polygon points={star(34)} />
            <polygon points={star(15)} />
            {straps.map((transform) => (
              <path
                key={transform}
                transform={transform}
                d={`M${centre + 40} ${centre}H${tile}M${centre + 28.3} ${centre + 28.3}L${tile} ${tile}M${centre + 14} ${centre + 5.8}L${centre + 31.4} ${centre + 13}`}
              />
            ))}
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Pattern>
  );
}
