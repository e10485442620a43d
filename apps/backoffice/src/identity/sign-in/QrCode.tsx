import { encode } from "uqr";

/** Props of {@link QrCode}. */
export interface QrCodeProps {
  /** What the code says. */
  readonly text: string;
  /** What a screen reader says in its place. */
  readonly label: string;
}

/** A QR code as one path. Black on white whatever the theme, for cameras want it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="200" height="200">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
