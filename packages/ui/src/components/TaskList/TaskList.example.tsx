import { TaskList } from "@yer/ui";

export function Example() {
  return (
    <TaskList
      sections={[
        {
          id: "before",
          title: "Before you send it",
          tasks: [
            { id: "address", title: "Address", href: "#address", status: "done" },
            { id: "payment", title: "Payment", href: "#payment" },
          ],
        },
      ]}
    />
  );
}
