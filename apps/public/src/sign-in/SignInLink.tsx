import { takeReturnPath } from "@yer/api/client/return-path";
import { Button } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { useText } from "../language/use-text.js";

/** `auth.oneidLogin` of the contract; written out because its schemas would double what the home page loads. */
const start = "/api/v1/auth/oneid/login";

/** Starts the national single sign-on; the person comes back to where their session ended, or to this page. */
export function SignInLink() {
  const text = useText();
  const { pathname } = useLocation();

  function signIn(): void {
    const wanted = takeReturnPath() ?? (pathname === "/" || pathname.startsWith("/auth/") ? undefined : pathname);
    window.location.assign(wanted ? `${start}?return=${encodeURIComponent(wanted)}` : start);
  }

  return (
    <Button variant="primary" onPress={signIn}>
      {text("signIn")}
    </Button>
  );
}
