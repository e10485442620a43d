import { Link } from "@yer/ui";

export function Example() {
  return (
    <p>
      Read <Link href="/terms">the terms</Link>, or go on:{" "}
      <Link href="/orders/new" button="primary">
        New order
      </Link>
    </p>
  );
}
