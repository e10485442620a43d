import { browserEnvironment, createClient } from "@yer/api/client";
import { type AppStore, createAppStore } from "@yer/api/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";

let made: AppStore | undefined;

function appStore(): AppStore {
  made ??= createAppStore({ client: createClient(browserEnvironment()), report: reportError });
  return made;
}

/**
 * What needs the service. The store comes with the first part of a page that does, not with the page, so that the
 * home page stands before any of it is loaded.
 */
export function Live({ children }: { children: ReactNode }) {
  return <Provider store={appStore().store}>{children}</Provider>;
}
