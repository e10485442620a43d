import { Button, Can, CanProvider } from "@yer/ui";

export function Example() {
  return (
    <CanProvider
      check={(code) =>
        code === "orders.delete" ? { allowed: false, reason: "Only managers delete orders." } : { allowed: true }
      }
    >
      <Can code="orders.edit">
        <Button>Edit</Button>
      </Can>
      <Can code="orders.delete" otherwise="disable">
        {(state) => <Button {...state}>Delete</Button>}
      </Can>
    </CanProvider>
  );
}
