import { presences, presenceSeconds } from "@yer/api/contract/presences";
import { useAct, useSession } from "@yer/api/react";
import { useEffect } from "react";

/**
 * Tells the service that this person has an application open, and whether they edit it, again and again until the
 * application is closed. A page that nobody looks at says nothing, and is forgotten by the service within the minute. A
 * component of its own, since each of its acts is drawn twice, under way and done: the whole page would be, too.
 */
export function Presence({ id, editing }: { readonly id: string; readonly editing: boolean }): null {
  const { user } = useSession();
  const [stay] = useAct(presences.stay);
  const [leave] = useAct(presences.leave);
  // Who acts in another's name is not that person.
  const shows = user !== null && !user.impersonation;

  useEffect(() => {
    if (!shows) return undefined;
    // A failed heartbeat is ignored: the next one may succeed.
    const say = () => {
      if (document.visibilityState === "visible") void stay({ params: { id }, body: { editing } });
    };
    say();
    const again = window.setInterval(say, presenceSeconds.again * 1000);
    document.addEventListener("visibilitychange", say);
    return () => {
      window.clearInterval(again);
      document.removeEventListener("visibilitychange", say);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- anew: another application, or another way to have it open
  }, [id, editing, shows]);

  useEffect(() => {
    if (!shows) return undefined;
    return () => void leave({ params: { id } });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an application is left once
  }, [id, shows]);
  return null;
}
