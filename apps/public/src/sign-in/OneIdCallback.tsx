import { Live } from "../live/Live.js";
import { SignInReturn } from "./SignInReturn.js";

/** The code may hold `+`, `/` and `=`, and URLSearchParams would read `+` as a space. */
function rawParam(name: string): string {
  const found = new RegExp(`[?&]${name}=([^&]*)`).exec(window.location.search)?.[1] ?? "";
  return decodeURIComponent(found);
}

/** `/auth/oneid/callback`: where the national single sign-on sends the person back to. */
export default function OneIdCallback() {
  return (
    <Live>
      <SignInReturn way={{ way: "oneid", code: rawParam("code"), state: rawParam("state") }} />
    </Live>
  );
}
