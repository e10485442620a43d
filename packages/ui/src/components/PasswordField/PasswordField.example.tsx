import { PasswordField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [password, setPassword] = useState("");
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onChange={setPassword}
      strength={(typed) => (typed.length < 12 ? { score: 1, text: "Too short" } : { score: 4, text: "Strong" })}
    />
  );
}
