import { TextArea } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [note, setNote] = useState("");
  return <TextArea label="Note for the courier" value={note} onChange={setNote} limit={200} />;
}
