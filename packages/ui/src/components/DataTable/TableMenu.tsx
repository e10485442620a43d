import { type ReactElement, type Ref, Suspense, useImperativeHandle, useState } from "react";
import { lazyPart } from "../../host/lazy-part.js";
import type { MenuRequest } from "./AnchoredMenu.js";

// Menus are opened by few visits; what draws them comes with the first.
const AnchoredMenu = lazyPart(() => import("./AnchoredMenu.js"), "AnchoredMenu");

/** Opens a menu beside something in the table. */
export interface TableMenuHandle {
  open(request: MenuRequest): void;
}

/** The one menu of a table, for rows and for columns. It holds its own state, so that opening it draws no row. */
export function TableMenu({ ref }: { readonly ref: Ref<TableMenuHandle> }): ReactElement | null {
  const [request, setRequest] = useState<MenuRequest>();
  useImperativeHandle(ref, () => ({ open: setRequest }), []);
  return request ? (
    <Suspense>
      <AnchoredMenu request={request} onClose={() => setRequest(undefined)} />
    </Suspense>
  ) : null;
}
