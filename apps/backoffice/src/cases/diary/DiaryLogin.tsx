import { factorPath, keepPendingFactor, takeReturnPath } from "@yer/api/client";
import { firstPermitted } from "@yer/api/paths";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useSession } from "@yer/api/react";
import { Button, Checkbox, InlineAlert, KhatamMark, PasswordField, Stack, TextField } from "@yer/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { toasts } from "../../base/screen/toast-queue.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useDiaryText, withDiaryTexts } from "./diary-texts.js";

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--yer-space-4);
  /* It is opened on a phone, with one hand. */
  --yer-control-height: 48px;
  label:has(> [data-box]) {
    align-items: center;
    min-block-size: 48px;
  }
`;

const Panel = styled.div`
  display: grid;
  gap: var(--yer-space-6);
  inline-size: min(100%, 380px);
  padding: var(--yer-space-8);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-lg);
  background: var(--yer-surface);
  svg:has(+ h1) {
    color: var(--yer-accent);
  }
`;

/**
 * `/diary/login`: user name and password (DOMAIN §11). Unknown name and wrong password look alike. It is not on the hook of
 * forms (docs/decisions/0102): the session itself signs in, and nothing of it may be kept as a draft.
 */
function DiaryLogin() {
  const text = useDiaryText();
  const navigate = useNavigate();
  const { user, permissions, loading, signIn } = useSession();
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const leaving = useRef(false);
  useScreenTitle(text("diary.title"));

  // Signed in now, or already when the page was opened: on to the work.
  useEffect(() => {
    // Where their session ended, with what they had typed; else to their work.
    if (!user || leaving.current) return;
    leaving.current = true;
    void navigate(takeReturnPath() ?? firstPermitted(permissions), { replace: true });
  }, [user, permissions, navigate]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    setFailure(undefined);
    if (loading) return;
    const lacking = username.trim() === "" ? "username" : password === "" ? "password" : undefined;
    if (lacking) return form.querySelector<HTMLElement>(`[name=${lacking}]`)?.focus();
    const outcome = await signIn({ way: "password", username: username.trim(), password, remember });
    if (outcome.failure) return setFailure(outcome.failure);
    if (outcome.secondFactor) {
      keepPendingFactor({ secondFactor: outcome.secondFactor, return: takeReturnPath() ?? null });
      return navigate(factorPath, { replace: true });
    }
    toasts.push({ tone: "success", text: text("diary.success") });
  }

  function sentence(failed: Failure): string {
    const code = failed.kind === "problem" ? failed.problem.code : undefined;
    if (code === "wrong-credentials") return text("diary.wrong");
    return code === "access-denied" ? text("problem.access-denied") : sayFailure(text, failed);
  }

  return (
    <Page id="main">
      <Panel>
        <Stack direction="row" gap={3}>
          <KhatamMark />
          <h1>{text("diary.title")}</h1>
        </Stack>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            {failure ? (
              <InlineAlert tone="danger" isAnnounced>
                {sentence(failure)}
              </InlineAlert>
            ) : null}
            <TextField
              name="username"
              label={text("diary.username")}
              value={username}
              onChange={setUsername}
              autoComplete="username"
              error={tried && username.trim() === "" ? text("diary.username.required") : undefined}
              maxLength={200}
            />
            <PasswordField
              name="password"
              label={text("word.password")}
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              error={tried && password === "" ? text("diary.password.required") : undefined}
            />
            <Checkbox isSelected={remember} onChange={setRemember}>
              {text("diary.remember")}
            </Checkbox>
            <Button type="submit" variant="primary" isPending={loading} isWide>
              {text("diary.signIn")}
            </Button>
          </Stack>
        </form>
      </Panel>
    </Page>
  );
}

export default withDiaryTexts(DiaryLogin);
