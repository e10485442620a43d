import { type ClipboardEvent, type ReactElement, type Ref, useEffect, useRef, useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { styled } from "styled-components";
import { UploadIcon } from "../../icons/UploadIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/ui-intl.js";
import { Button } from "../Button/index.js";
import { Field, type FieldProps } from "../Field/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { UploadRow } from "./UploadRow.js";
import {
  givingWay,
  isOver,
  type Refusal,
  refuse,
  type StoredFile,
  type Upload,
  type UploadPort,
  type UploadRules,
} from "./uploads.js";
import { useUploads } from "./use-uploads.js";

/** Props of {@link FileUpload}. */
export interface FileUploadProps extends Omit<FieldProps, "width">, UploadRules {
  /** The files that are there. */
  readonly value: readonly StoredFile[];
  /** Called when a file has come or was taken away. */
  readonly onChange: (value: StoredFile[]) => void;
  /** Called when the button that chooses files is left. */
  readonly onBlur?: () => void;
  /** The button that chooses files, for focus. */
  readonly inputRef?: Ref<HTMLButtonElement>;
  /** Sends one file; `resumableUpload` makes one that goes on where it broke. */
  readonly upload: UploadPort;
  /** How the accepted kinds are named to people. @default the endings in capitals: "PDF, PNG" */
  readonly acceptLabel?: string;
  /** Where a stored file can be had; its name becomes a link. */
  readonly fileHref?: (file: StoredFile) => string;
}

const Whole = styled.div`
  display: grid;
  gap: 6px;
`;
const Zone = styled(DropZone)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-3);
  padding: var(--yer-space-3) var(--yer-space-4);
  border: 1px dashed var(--yer-border-strong);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);
  color: var(--yer-text-muted);

  &[data-drop-target] {
    border-color: var(--yer-accent);
    border-style: solid;
    background: var(--yer-accent-subtle);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--yer-focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    background: var(--yer-surface-sunken);
    border-color: var(--yer-border);
  }
  [data-invalid] > & {
    border-color: var(--yer-danger-solid);
  }
  small {
    flex-basis: 100%;
    font-size: var(--yer-font-size-sm);
  }
`;
const Files = styled.ul`
  display: grid;
  gap: var(--yer-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Refused = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--yer-danger-text);
  font-size: var(--yer-font-size-sm);
`;

const refusals = {
  "too-large": "upload.tooLarge",
  empty: "upload.empty",
  "wrong-type": "upload.wrongType",
  "too-many": "upload.tooMany",
  duplicate: "upload.duplicate",
} as const satisfies Record<Refusal, string>;

/**
 * Files of a record: dropped, chosen or pasted, sent at once a few at a time, each with its progress, its cancel and its
 * retry. What is refused here is refused by the server too; here it only saves the wait.
 */
export function FileUpload(props: FileUploadProps): ReactElement {
  const { value, onChange, upload, fileHref, accept, maxSize, maxFiles } = props;
  const text = useUiText();
  const { intl } = useUiIntl();
  /** Also what was told but not yet rendered: two files that come in the same moment must both stay. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  /** Under which key a file travelled: its row stays the same when it has arrived. */
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  /** What screen readers are told of files that come and go. */
  const [told, setTold] = useState("");
  const queue = useUploads(upload, (file, key) => {
    const next = [...latest.current, file];
    latest.current = next;
    setKeys((all) => new Map(all).set(file.id, key));
    setTold(`${file.name}: ${text("upload.done")}`);
    onChange(next);
  });
  const [refused, setRefused] = useState<readonly { name: string; why: Refusal }[]>([]);
  const isFixed = props.isDisabled === true || props.isReadOnly === true;

  const size = (bytes: number): string => {
    const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
    return intl.formatNumber(amount, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  };
  const types =
    props.acceptLabel ?? (accept ?? []).map((rule) => rule.replace(/^\.|\/\*$/gu, "").toUpperCase()).join(", ");
  const why = (reason: Refusal): string =>
    text(refusals[reason], { size: size(maxSize ?? 0), types, count: maxFiles ?? 0 });
  const limits = [
    types,
    maxSize === undefined ? "" : text("upload.maxSize", { size: size(maxSize) }),
    maxFiles === undefined ? "" : text("upload.maxFiles", { count: maxFiles }),
  ].filter(Boolean);

  const take = (files: readonly File[]): void => {
    const underWay = queue.uploads.filter((one) => !isOver(one));
    const there = [...latest.current, ...underWay.map(({ file }) => file)];
    const good: File[] = [];
    const bad: { name: string; why: Refusal }[] = [];
    for (const file of files) {
      const reason = refuse(file, [...there, ...good], { accept, maxSize, maxFiles });
      if (reason) bad.push({ name: file.name, why: reason });
      else good.push(file);
    }
    setRefused(bad);
    const room = (maxFiles ?? Infinity) - there.length - good.length;
    for (const { key } of givingWay(queue.uploads.filter(isOver), good, room)) queue.remove(key);
    queue.add(good);
  };
  const paste = (event: ClipboardEvent): void => {
    if (isFixed || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    // The drop area would take them once more.
    event.stopPropagation();
    take([...event.clipboardData.files]);
  };
  const statusOf = (state: Upload["state"]): string => {
    if (state.kind === "uploading") return text("upload.uploading", { share: state.share });
    if (state.kind === "failed") return state.reason || text("upload.failed");
    return text(state.kind === "cancelled" ? "upload.cancelled" : "upload.waiting");
  };

  return (
    <Field {...props}>
      {(control) => {
        /** Takes a file off the list; the focus, whose button goes with it, returns to where files are chosen. */
        const takeOff = (name: string, off: () => void) => (): void => {
          document.getElementById(control.id)?.focus();
          off();
          setTold(text("upload.removed", { name }));
        };
        const wordsId = `${control.id}-words`;
        const limitsId = `${control.id}-limits`;
        return (
          <Whole onPaste={paste}>
            {isFixed ? null : (
              <Zone
                aria-labelledby={control["aria-labelledby"]}
                getDropOperation={() => "copy"}
                onDrop={(event) => {
                  const dropped = event.items.flatMap((item) => (item.kind === "file" ? item.getFile() : []));
                  void Promise.all(dropped).then(take);
                }}
              >
                <FileTrigger
                  allowsMultiple={maxFiles !== 1}
                  acceptedFileTypes={accept}
                  onSelect={(list) => take([...(list ?? [])])}
                >
                  <Button
                    id={control.id}
                    {...(props.inputRef ? { ref: props.inputRef } : {})}
                    {...(props.onBlur ? { onBlur: props.onBlur } : {})}
                    icon={<UploadIcon size={16} />}
                    // The field's label and the words on the button, which people who speak to the page say.
                    aria-labelledby={`${control["aria-labelledby"]} ${wordsId}`}
                    aria-describedby={[limitsId, control["aria-describedby"]].filter(Boolean).join(" ")}
                    data-invalid={control["aria-invalid"]}
                  >
                    <span id={wordsId}>{text("upload.choose")}</span>
                  </Button>
                </FileTrigger>
                <span>{text("upload.drop")}</span>
                <small id={limitsId}>{limits.join(" · ")}</small>
              </Zone>
            )}
            {refused.length > 0 ? (
              <div role="alert">
                <Refused>
                  {refused.map((one, index) => (
                    <li key={`${index}-${one.name}`}>
                      {one.name}: {why(one.why)}
                    </li>
                  ))}
                </Refused>
              </div>
            ) : null}
            {value.length + queue.uploads.length > 0 ? (
              <Files aria-label={props.label}>
                {[
                  ...value.map((file) => (
                    <UploadRow
                      key={keys.get(file.id) ?? file.id}
                      name={file.name}
                      shownName={fileHref ? <a href={fileHref(file)}>{file.name}</a> : undefined}
                      state={file.isRefused ? "refused" : "stored"}
                      status={file.note === undefined ? size(file.size) : `${size(file.size)} · ${file.note}`}
                      onClose={
                        isFixed
                          ? undefined
                          : takeOff(file.name, () => onChange(value.filter((one) => one.id !== file.id)))
                      }
                    />
                  )),
                  ...queue.uploads.map((one) => {
                    const { key, file, state } = one;
                    const canRetry = isOver(one);
                    return (
                      <UploadRow
                        key={key}
                        name={file.name}
                        state={state.kind}
                        status={statusOf(state)}
                        share={state.kind === "uploading" ? state.share : undefined}
                        onRetry={canRetry ? () => queue.retry(key) : undefined}
                        onClose={canRetry ? takeOff(file.name, () => queue.remove(key)) : () => queue.cancel(key)}
                      />
                    );
                  }),
                ]}
              </Files>
            ) : null}
            {/* There before it has anything to tell, but not in a field nobody has touched. */}
            {value.length + queue.uploads.length > 0 || told !== "" ? (
              <VisuallyHidden as="output">{told}</VisuallyHidden>
            ) : null}
          </Whole>
        );
      }}
    </Field>
  );
}
