import { DirtyGuard, TextField } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [name, setName] = useState("");
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <DirtyGuard isDirty={name !== ""} />
    </>
  );
}
