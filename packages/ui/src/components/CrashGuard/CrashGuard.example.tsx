import { CrashGuard } from "@yer/ui";

export function Example() {
  return (
    <CrashGuard
      message="Something went wrong. Load the page anew; what you typed is kept."
      path="/orders"
      onCrash={(error) => reportError(error)}
    >
      <p>The page.</p>
    </CrashGuard>
  );
}
