import type { ReactElement } from "react";
import type { FieldProps } from "../components/Field/index.js";

/** What a field looks like in each of its states; a story hands in how to draw one. */
export function FieldStates({
  draw,
}: {
  readonly draw: (props: FieldProps, filled: boolean) => ReactElement;
}): ReactElement {
  const states: readonly (readonly [FieldProps, boolean])[] = [
    [{ label: "Boʻsh", name: "empty" }, false],
    [{ label: "Toʻldirilgan", name: "filled" }, true],
    [{ label: "Majburiy, izohli", name: "described", isRequired: true, description: "Hujjatdagi kabi yozing." }, false],
    [{ label: "Xatoli", name: "wrong", error: "Bu maydonni toʻldiring." }, false],
    [{ label: "Oʻchirilgan", name: "disabled", isDisabled: true }, true],
    [{ label: "Faqat oʻqish uchun", name: "readonly", isReadOnly: true }, true],
    [{ label: "Yorligʻi yashirin", name: "hidden", isLabelHidden: true }, true],
  ];
  return (
    <div
      style={{
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))",
        gap: 20,
        alignItems: "start",
      }}
    >
      {states.map(([props, filled]) => (
        <div key={props.name}>{draw(props, filled)}</div>
      ))}
    </div>
  );
}
