import { Button, ButtonGroup, ToastQueue, ToastRegion } from "@yer/ui";

// Outside of components: messages are pushed from anywhere, inside React or out.
const toasts = new ToastQueue();

function archive(): void {
  const id = toasts.push({
    text: "The order is archived",
    action: { label: "Undo", onAction: () => toasts.update(id, { tone: "info", text: "The order is back" }) },
  });
}

/** Says that it goes on, and then in the same place what came of it. */
function send(): void {
  toasts.promise(fetch("/orders", { method: "POST" }), {
    pending: { text: "Sending the order" },
    success: ({ status }) => ({ title: "Order sent", text: `The shop answered ${status}.` }),
    error: () => ({ title: "Order not sent", text: "The shop does not answer. Try again later.", timeout: null }),
  });
}

export function Example() {
  return (
    <>
      <ButtonGroup aria-label="Order">
        <Button onPress={archive}>Archive</Button>
        <Button onPress={send}>Send</Button>
      </ButtonGroup>
      <ToastRegion queue={toasts} />
    </>
  );
}
