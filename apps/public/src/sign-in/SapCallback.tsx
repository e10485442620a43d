import { Live } from "../live/Live.js";
import { SignInReturn } from "./SignInReturn.js";

/** `/auth/sap?id=`: where the partner system sends the person with a one-time ticket. */
export default function SapCallback() {
  const id = new URLSearchParams(window.location.search).get("id") ?? "";
  return (
    <Live>
      <SignInReturn way={{ way: "sap", id }} />
    </Live>
  );
}
