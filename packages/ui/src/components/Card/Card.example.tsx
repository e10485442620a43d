import { Button, Card } from "@yer/ui";

export function Example() {
  return (
    <Card title="Customer" description="As the invoice names it" actions={<Button size="sm">Edit</Button>}>
      Grace Hopper, Arlington
    </Card>
  );
}
