import { type ReactElement, useEffect, useRef, useState } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { styled } from "styled-components";
import { CloseIcon } from "../../icons/CloseIcon.js";
import { FileIcon } from "../../icons/FileIcon.js";
import { RefreshIcon } from "../../icons/RefreshIcon.js";
import { UploadIcon } from "../../icons/UploadIcon.js";
import { useUiIntl, useUiText } from "../../UiProvider/UiIntl.js";
import { Button } from "../Button/index.js";
import { Field, type FieldProps } from "../Field/index.js";
import { IconButton } from "../IconButton/index.js";
import { type Refusal, refuse, type StoredFile, type UploadPort, type UploadRules } from "./uploads.js";
import { useUploads } from "./useUploads.js";

/** Props of {@link FileUpload}. */
export interface FileUploadProps extends Omit<FieldProps, "width">, UploadRules {
  /** The files that are there. */
  readonly value: readonly StoredFile[];
  /** Told when a file has come or was taken away. */
  readonly onChange: (value: StoredFile[]) => void;
  /** Sends one file. */
  readonly upload: UploadPort;
  /** How the accepted kinds are named to people. @default the endings in capitals: "PDF, PNG" */
  readonly acceptLabel?: string;
  /** Where a stored file can be had; its name becomes a link. */
  readonly fileHref?: (file: StoredFile) => string;
}

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
const Item = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 var(--yer-space-2);
  padding: 4px 4px 4px var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface);

  > [data-name] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > [data-name] small {
    display: block;
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  &[data-state="failed"] > [data-name] small {
    color: var(--yer-danger-text);
  }
  a {
    color: var(--yer-accent-text);
  }
  > [data-acts] {
    display: flex;
  }
  > progress {
    grid-column: 1 / -1;
    inline-size: calc(100% - 8px);
    block-size: 4px;
    border: 0;
    border-radius: var(--yer-radius-full);
    background: var(--yer-surface-active);
    accent-color: var(--yer-accent);
    overflow: hidden;
  }
  > progress::-webkit-progress-bar {
    background: var(--yer-surface-active);
  }
  > progress::-webkit-progress-value {
    background: var(--yer-accent);
  }
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
} as const satisfies Record<Refusal, string>;

/**
 * Files of a record: dropped or chosen, sent at once one by one, each with its progress, its cancel and its retry.
 * What is refused here is refused by the server too; here it only saves the wait.
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
  const queue = useUploads(upload, (file) => {
    const next = [...latest.current, file];
    latest.current = next;
    onChange(next);
  });
  const [refused, setRefused] = useState<readonly { name: string; why: Refusal }[]>([]);
  const fixed = props.isDisabled === true || props.isReadOnly === true;

  const size = (bytes: number): string => {
    const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
    return intl.formatNumber(amount, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  };
  const types =
    props.acceptLabel ?? (accept ?? []).map((rule) => rule.replace(/^\.|\/\*$/gu, "").toUpperCase()).join(", ");
  const why = (reason: Refusal): string =>
    text(refusals[reason], { size: size(maxSize ?? 0), types, count: maxFiles ?? 0 });

  const take = (files: readonly File[]): void => {
    let taken = value.length + queue.uploads.length;
    const good: File[] = [];
    const bad: { name: string; why: Refusal }[] = [];
    for (const file of files) {
      const reason = refuse(file, taken, { accept, maxSize, maxFiles });
      if (reason) bad.push({ name: file.name, why: reason });
      else {
        good.push(file);
        taken += 1;
      }
    }
    setRefused(bad);
    queue.add(good);
  };

  return (
    <Field {...props}>
      {(control) => (
        <>
          {fixed ? null : (
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
                  icon={<UploadIcon size={16} />}
                  aria-describedby={control["aria-describedby"]}
                  data-invalid={control["aria-invalid"]}
                >
                  {text("upload.choose")}
                </Button>
              </FileTrigger>
              <span>{text("upload.drop")}</span>
              {types && maxSize !== undefined ? (
                <small>{text("upload.limits", { types, size: size(maxSize) })}</small>
              ) : null}
            </Zone>
          )}
          {refused.length > 0 ? (
            <div role="alert">
              <Refused>
                {refused.map((one) => (
                  <li key={one.name}>
                    {one.name}: {why(one.why)}
                  </li>
                ))}
              </Refused>
            </div>
          ) : null}
          {value.length + queue.uploads.length > 0 ? (
            <Files aria-label={props.label}>
              {value.map((file) => (
                <Item key={file.id} data-state={file.isRefused ? "failed" : "stored"}>
                  <FileIcon size={16} />
                  <span data-name="">
                    {fileHref ? <a href={fileHref(file)}>{file.name}</a> : file.name}
                    <small>{file.note === undefined ? size(file.size) : `${size(file.size)} · ${file.note}`}</small>
                  </span>
                  <span data-acts="">
                    {fixed ? null : (
                      <IconButton
                        size="sm"
                        icon={<CloseIcon size={14} />}
                        label={text("upload.remove", { name: file.name })}
                        onPress={() => onChange(value.filter((one) => one.id !== file.id))}
                      />
                    )}
                  </span>
                </Item>
              ))}
              {queue.uploads.map(({ key, file, state }) => {
                const status =
                  state.kind === "uploading"
                    ? text("upload.uploading", { share: state.share })
                    : state.kind === "failed"
                      ? state.reason || text("upload.failed")
                      : text(state.kind === "cancelled" ? "upload.cancelled" : "upload.waiting");
                const over = state.kind === "failed" || state.kind === "cancelled";
                return (
                  <Item key={key} data-state={state.kind}>
                    <FileIcon size={16} />
                    <span data-name="">
                      {file.name}
                      <small role={over ? "alert" : undefined}>{status}</small>
                    </span>
                    <span data-acts="">
                      {over ? (
                        <>
                          <IconButton
                            size="sm"
                            icon={<RefreshIcon size={14} />}
                            label={text("upload.retry", { name: file.name })}
                            onPress={() => queue.retry(key)}
                          />
                          <IconButton
                            size="sm"
                            icon={<CloseIcon size={14} />}
                            label={text("upload.remove", { name: file.name })}
                            onPress={() => queue.remove(key)}
                          />
                        </>
                      ) : (
                        <IconButton
                          size="sm"
                          icon={<CloseIcon size={14} />}
                          label={text("upload.cancel", { name: file.name })}
                          onPress={() => queue.cancel(key)}
                        />
                      )}
                    </span>
                    {state.kind === "uploading" ? (
                      <progress aria-label={file.name} value={state.share} max={1} />
                    ) : null}
                  </Item>
                );
              })}
            </Files>
          ) : null}
        </>
      )}
    </Field>
  );
}
