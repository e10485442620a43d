import { Checkbox } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Checkbox isSelected={isAgreed} onChange={setAgreed} description="You can leave at any time.">
      Send me the newsletter
    </Checkbox>
  );
}
