import { Switch } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <Switch isSelected={isOn} onChange={setOn}>
      Send me a message of every order
    </Switch>
  );
}
