import { TextField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [email, setEmail] = useState("");
  return (
    <TextField
      label="Email"
      type="email"
      description="For the receipt"
      value={email}
      onChange={setEmail}
      error={email === "" || email.includes("@") ? undefined : "An address has an @"}
    />
  );
}
