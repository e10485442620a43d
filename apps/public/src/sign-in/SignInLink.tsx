import { takeReturnPath } from "@yer/api/client/return-path";
import { Button } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { useText } from "../language/use-text.js";
import { oneIdStart } from "./one-id-start.js";

/** Starts the national single sign-on; the person comes back to where their session ended, or to this page. */
export function SignInLink() {
  const text = useText();
  const { pathname, search } = useLocation();

  function signIn(): void {
    const here = pathname === "/" || pathname.startsWith("/auth/") ? undefined : pathname + search;
    const wanted = takeReturnPath() ?? here;
    window.location.assign(oneIdStart(wanted));
  }

  return (
    <Button variant="primary" data-act="sign-in" onPress={signIn}>
      {text("signIn")}
    </Button>
  );
}
