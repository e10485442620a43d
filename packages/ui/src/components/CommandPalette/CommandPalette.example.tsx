import { Button, CommandPalette, useCommandKey } from "@yer/ui";
import { useState } from "react";

const groups = [
  {
    id: "orders",
    title: "Orders",
    commands: [
      { id: "new", label: "New order", keys: "N", onAction: () => location.assign("/orders/new") },
      { id: "late", label: "Late orders", onAction: () => location.assign("/orders?late=true") },
    ],
  },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette isOpen={isOpen} onOpenChange={setOpen} groups={groups} />
    </>
  );
}
