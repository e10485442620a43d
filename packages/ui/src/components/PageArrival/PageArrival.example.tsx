import { PageArrival } from "@yer/ui";

export function Example() {
  return (
    <>
      <PageArrival path="/orders" targetId="orders" />
      <div id="orders" tabIndex={-1}>
        <h1>Orders</h1>
      </div>
    </>
  );
}
