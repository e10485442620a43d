import "@yer/ui/fonts.css"; // Inter Variable, served by your own origin
import { AppShell, Button, PageSpinner, SideNav, ToastQueue, UiProvider, type SideNavState } from "@yer/ui";
import { lazy, Suspense, useState } from "react";

const toasts = new ToastQueue(); // push from anywhere, inside React or out
const Toasts = lazy(async () => ({ default: (await import("@yer/ui")).ToastRegion }));

/** An app: render it with `createRoot`. */
export function App() {
  const [menu, setMenu] = useState<SideNavState>({ isCollapsed: false, expandedKeys: [] });
  return (
    <Suspense>
      <UiProvider locale="en_US" theme="light" density="comfortable">
        <AppShell
          brand={<strong>Yer</strong>}
          path={location.pathname}
          nav={
            <SideNav
              items={[{ id: "map", label: "Map", href: "/map" }]}
              selectedKey="map"
              state={menu}
              onStateChange={setMenu}
            />
          }
        >
          <Suspense fallback={<PageSpinner />}>
            <h1>Orders</h1>
            <Button variant="primary" onPress={() => toasts.push({ tone: "success", text: "Saved" })}>
              Save
            </Button>
          </Suspense>
        </AppShell>
        <Suspense>
          <Toasts queue={toasts} />
        </Suspense>
      </UiProvider>
    </Suspense>
  );
}
