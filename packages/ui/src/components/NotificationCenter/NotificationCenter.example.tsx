import { NotificationCenter } from "@yer/ui";
import { useState } from "react";

export function Example() {
  const [isRead, setRead] = useState(false);
  return (
    <NotificationCenter
      items={[{ id: "1", title: "Order 17 was sent", at: "2026-03-05T09:30:00Z", isRead, href: "/orders/17" }]}
      unread={isRead ? 0 : 1}
      onRead={() => setRead(true)}
      onReadAll={() => setRead(true)}
    />
  );
}
