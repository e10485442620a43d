import { Button, IdleDialog } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [left, setLeft] = useState<number | null>(null);
  return (
    <>
      <Button onPress={() => setLeft(60)}>Go away</Button>
      {left !== null && (
        <IdleDialog left={left} onStay={() => setLeft(null)} onSignOut={() => location.assign("/sign-out")}>
          What you typed is kept.
        </IdleDialog>
      )}
    </>
  );
}
