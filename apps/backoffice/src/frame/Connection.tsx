import { useConnection } from "@yer/api/react";
import { Button, holdParts, StatusBanner } from "@yer/ui";
import { useEffect, useState } from "react";
import { useConnectionText, withConnectionTexts } from "./connection-texts.js";

/** Tells that the service cannot be reached, that it can again, and that there is a new build of this page. */
function Connection() {
  const text = useConnectionText();
  const { service, waiting, isNewBuild, stopWaiting, putOff, reload } = useConnection();
  const [isUnkept, setIsUnkept] = useState(false);
  useEffect(() => {
    holdParts(service === "lost");
    return () => holdParts(false);
  }, [service]);
  if (service === "lost") {
    return (
      <StatusBanner
        tone="warning"
        action={
          waiting > 0 ? (
            <Button size="sm" onPress={stopWaiting}>
              {text("connection.stop")}
            </Button>
          ) : null
        }
      >
        {text("connection.lost")}
        {waiting > 0 ? ` ${text("connection.waiting", { count: waiting })}` : null}
      </StatusBanner>
    );
  }
  if (service === "back") return <StatusBanner tone="success">{text("connection.back")}</StatusBanner>;
  if (!isNewBuild) return <StatusBanner />;
  return (
    <StatusBanner
      tone="info"
      onDismiss={putOff}
      action={
        <Button size="sm" onPress={async () => setIsUnkept(!(await reload()))}>
          {text("build.reload")}
        </Button>
      }
    >
      {text(isUnkept ? "build.unkept" : "build.new")}
    </StatusBanner>
  );
}

/** Watches the connection. */
export default withConnectionTexts(Connection);
