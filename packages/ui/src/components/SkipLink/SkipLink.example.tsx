import { SkipLink } from "@yer/ui";

export function Example() {
  return (
    <>
      <SkipLink targetId="content" />
      <div id="content" tabIndex={-1}>
        <h1>Orders</h1>
      </div>
    </>
  );
}
