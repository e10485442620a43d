import { type ReactElement, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../components/Button/index.js";
import { Card } from "../../../components/Card/index.js";
import { InlineAlert } from "../../../components/InlineAlert/index.js";
import { ProgressBar } from "../../../components/ProgressBar/index.js";
import { DownloadIcon } from "../../../icons/DownloadIcon.js";
import { usePatternText } from "../pattern-text.js";
import { texts } from "./texts.js";

/** Work that takes minutes, as a service tells of it. */
export interface ExportWork {
  /** How many records there are. */
  readonly all: number;
  /**
   * Does the work, from the given record on; tells how far it is, ends early when the signal says so, and rejects when
   * it breaks.
   */
  readonly run: (from: number, tell: (done: number) => void, signal: AbortSignal) => Promise<void>;
}

/** Props of {@link LongTask}. */
export interface LongTaskProps {
  /** The work. */
  readonly work: ExportWork;
  /** Fetches what came of it. */
  readonly onDownload: () => void;
}

type State = "idle" | "running" | "ready" | "failed" | "cancelled";

const Parts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--yer-space-4);
  max-inline-size: 40rem;
  > [data-wide] {
    inline-size: 100%;
  }
  p {
    color: var(--yer-text-muted);
  }
`;

/** Work longer than a person waits: it shows how far it is, can be left, cancelled and taken up again. */
export function LongTask({ work, onDownload }: LongTaskProps): ReactElement {
  const text = usePatternText(texts);
  const [state, setState] = useState<State>("idle");
  const [done, setDone] = useState(0);
  const abort = useRef<AbortController>(undefined);

  const run = async (from: number): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setState("running");
    setDone(from);
    try {
      await work.run(from, setDone, controller.signal);
      setState(controller.signal.aborted ? "cancelled" : "ready");
    } catch {
      setState("failed");
    }
  };

  return (
    <Card title={text("title")} description={text("lead")}>
      <Parts>
        {state === "idle" || state === "cancelled" ? (
          <>
            {state === "cancelled" ? (
              <InlineAlert tone="neutral" isAnnounced>
                {text("cancelled")}
              </InlineAlert>
            ) : null}
            {/* Not the promise: the button goes when the work begins, and has nothing to wait for. */}
            <Button variant="primary" onPress={() => void run(0)}>
              {text("start")}
            </Button>
          </>
        ) : null}
        {state === "running" ? (
          <>
            <div data-wide="">
              <ProgressBar
                label={text("progress")}
                value={done}
                maxValue={work.all}
                valueText={text("done.of", { done, all: work.all })}
                onCancel={() => abort.current?.abort()}
              />
            </div>
            <p>{text("leave")}</p>
          </>
        ) : null}
        {state === "ready" ? (
          <InlineAlert
            tone="success"
            title={text("ready")}
            isAnnounced
            actions={
              <Button variant="primary" icon={<DownloadIcon />} onPress={onDownload}>
                {text("download")}
              </Button>
            }
          >
            {text("ready.text")}
          </InlineAlert>
        ) : null}
        {state === "failed" ? (
          <InlineAlert
            tone="danger"
            title={text("failed")}
            isAnnounced
            actions={<Button onPress={() => void run(done)}>{text("resume")}</Button>}
          >
            {text("failed.text", { done })}
          </InlineAlert>
        ) : null}
      </Parts>
    </Card>
  );
}
