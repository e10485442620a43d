import type { UserRow } from "@yer/api/contract/users";
import { StatusTag } from "@yer/ui";
import { usePeopleText } from "./people-texts.js";

/** Whether a person is blocked, or here now. */
export function UserStateTag({ user }: { user: Pick<UserRow, "blocked" | "online"> }) {
  const text = usePeopleText();
  if (user.blocked) return <StatusTag tone="danger">{text("word.blocked")}</StatusTag>;
  return user.online ? (
    <StatusTag tone="success">{text("people.state.online")}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{text("people.state.offline")}</StatusTag>
  );
}
