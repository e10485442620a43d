import type { Register } from "@yer/api/contract/register";
import { useMay } from "@yer/api/react";
import { SearchField } from "@yer/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { useText } from "../../base/language/use-text.js";
import type { RegisterState } from "./register-state.js";

/** Wide enough for what the placeholder says; the same width with and without the button that clears. */
const SearchPlace = styled.div`
  flex: 0 1 360px;
  min-inline-size: min(100%, 220px);
`;

/** Props of {@link RegisterSearch}. */
export interface RegisterSearchProps<R extends Register> {
  readonly register: RegisterState<R>;
  readonly label: string;
  /** What can be sought, in the empty field. @default the label */
  readonly hint?: string | undefined;
  /** What is to be known of what was found. */
  readonly note?: ReactNode;
}

/** Why a personal number stands in no address, or is not sought. */
function usePersonalNote({ contract, personal }: Pick<RegisterState, "contract" | "personal">): string | undefined {
  const text = useText();
  const { search } = contract;
  const code = search && typeof search.access !== "string" ? search.access.code : "read_personal:property";
  const mayReadPersonal = useMay(code);
  if (personal === undefined) return undefined;
  if (!search) return text("register.search.personal.none");
  return text(mayReadPersonal ? "register.search.personal" : "register.search.personal.forbidden");
}

/**
 * The search field of a register. What the service seeks is sent with Enter; what is sifted here is sought as it is typed.
 */
export function RegisterSearch<R extends Register>({ register, label, hint = label, note }: RegisterSearchProps<R>) {
  const { search = "" } = register.asked as { readonly search?: string };
  const personalNote = usePersonalNote(register);
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  /** What the field has sent and the URL does not hold yet; null when nothing is under way. */
  const [sent, setSent] = useState<string | null>(null);
  // Going back and forth in history changes the search under the field. What the field itself has sent arrives later
  // than the next letters may be typed: it must not take their place.
  if (shown !== search) {
    setShown(search);
    setSent(null);
    if (sent !== search) setTyped(search);
  }
  const { personal } = register;
  const [wasPersonal, setWasPersonal] = useState(personal);
  // A personal number that is sought no longer leaves the field: no address would change under it.
  if (wasPersonal !== personal) {
    setWasPersonal(personal);
    if (personal === undefined && typed.trim() === wasPersonal) setTyped(search);
  }
  const isLive = !register.contract.asks;
  function send(value: string): void {
    if (value.trim() !== search) setSent(value.trim());
    register.find(value, isLive ? { replace: true } : undefined);
  }
  return (
    <SearchPlace>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={hint}
        value={typed}
        onChange={setTyped}
        description={personalNote ?? note}
        shortcut="/"
        {...(isLive ? { onSearch: send } : { onSubmit: send, onClear: () => send("") })}
      />
    </SearchPlace>
  );
}
