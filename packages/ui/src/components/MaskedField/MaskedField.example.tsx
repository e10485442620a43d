import { type Mask, MaskedField } from "@yer/ui";
import { useState } from "react";

const cardNumber: Mask = {
  pattern: "____ ____ ____ ____",
  replacement: { _: /\d/ },
  parse: (typed) => typed.replaceAll(/\D/g, ""),
  format: (value) => value.replace(/(\d{4})(?=\d)/g, "$1 "),
  check: (value) => (value.length === 16 ? undefined : "short"),
  inputMode: "numeric",
};

export function Example() {
  const [card, setCard] = useState("");
  return (
    <MaskedField
      label="Card"
      mask={cardNumber}
      value={card}
      onChange={setCard}
      checkMessage={(code) => (code === "short" ? "A card number has 16 digits" : "")}
    />
  );
}
