import { Button, ConflictDialog } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save</Button>
      <ConflictDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        who="Ada Lovelace"
        fields={[
          { name: "phone", label: "Phone", base: "555-0100", mine: "555-0123", theirs: "555-0199" },
          { name: "note", label: "Note", base: "", mine: "Rings twice", theirs: "" },
        ]}
        onResolve={(merged) => {
          sessionStorage.setItem("customer", JSON.stringify(merged));
          setOpen(false);
        }}
      />
    </>
  );
}
