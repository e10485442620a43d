import { Banner, Button } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" onPress={() => location.reload()}>
          Load it
        </Button>
      }
      onDismiss={() => setShown(false)}
    >
      A new version of this page is ready.
    </Banner>
  );
}
