import { createClient } from "@yer/api/client";
import { users } from "@yer/api/contract/users";
import { mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore, useAct, useMay, useRead } from "@yer/api/react";
import { Provider } from "react-redux";

/** Who is online, and a button that fetches one person's posts from the personnel register. */
function Online({ userId }: { userId: string }) {
  const online = useRead(users.onlineCount, {}, { every: 60_000 });
  const [sync, { pending, failure }] = useAct(users.syncJobs);
  const maySync = useMay("sync_jobs:user");

  if (online.failure) return <p role="alert">{online.failure.kind}</p>;
  return (
    <>
      <p>{online.data ? `${online.data.count} online` : "…"}</p>
      <button disabled={!maySync || pending} onClick={() => void sync({ params: { id: userId } })}>
        Synchronise
      </button>
      {failure?.kind === "problem" && <p role="alert">{failure.problem.code}</p>}
    </>
  );
}

// In an app: createClient(browserEnvironment()). Stories and tests put the service in memory, typed by the contract.
const { store } = createAppStore({
  client: createClient(mockEnvironment([mock(users.onlineCount, { count: 3 })])),
  report: reportError,
});

/** The example, whole. */
export function Example() {
  return (
    <Provider store={store}>
      <Online userId="0190f0a0-0000-7000-8000-000000000001" />
    </Provider>
  );
}
