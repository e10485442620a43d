import { Button, UiProvider } from "@yer/ui";
import { Suspense, useState } from "react";

export function Example() {
  const [isDark, setDark] = useState(false);
  return (
    <Suspense>
      <UiProvider locale="en_US" theme={isDark ? "dark" : "light"}>
        <Button onPress={() => setDark(!isDark)}>{isDark ? "Light" : "Dark"}</Button>
      </UiProvider>
    </Suspense>
  );
}
