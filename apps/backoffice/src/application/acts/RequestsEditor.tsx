import { type EditRequestKind, editRequestKinds } from "@yer/api/contract/applications";
import { Button, Fieldset, PlusIcon, Select, Stack, TextArea, TrashIcon } from "@yer/ui";
import { useText } from "../../language/useText.js";

/** An edit request being written. `key` keeps rows apart while they are added and removed. */
export interface RequestDraft {
  readonly key: number;
  readonly kind: EditRequestKind | null;
  readonly note: string;
}

const kinds = Object.keys(editRequestKinds) as EditRequestKind[];

/** The list to begin with: one request, nothing chosen. */
export const oneRequest: readonly RequestDraft[] = [{ key: 1, kind: null, note: "" }];

/** The requests as the contract takes them, or `undefined` while one lacks its kind or note. */
export function requestsOf(drafts: readonly RequestDraft[]): { kind: EditRequestKind; note: string }[] | undefined {
  const given = drafts.map(({ kind, note }) => ({ kind, note: note.trim() }));
  return given.every(
    (request): request is { kind: EditRequestKind; note: string } => request.kind !== null && request.note !== "",
  )
    ? given
    : undefined;
}

/** Props of `RequestsEditor`. */
export interface RequestsEditorProps {
  value: readonly RequestDraft[];
  onChange: (value: readonly RequestDraft[]) => void;
  /** Marks what is still empty. */
  showFaults: boolean;
}

/** Writes typed edit requests: what must be mended, and a note on each. */
export function RequestsEditor({ value, onChange, showFaults }: RequestsEditorProps) {
  const text = useText();
  const required = (empty: boolean) => (showFaults && empty ? text("fault.required") : undefined);
  const change = (key: number, part: Partial<RequestDraft>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Fieldset legend={text("act.requests")} description={text("act.requests.hint")}>
      <Stack gap={4}>
        {value.map((request) => (
          <Stack key={request.key} gap={2}>
            <Select
              label={text("act.request.kind")}
              options={kinds.map((kind) => ({ id: kind, label: text(`editRequest.${kind}`) }))}
              value={request.kind}
              onChange={(kind) => change(request.key, { kind: kind as EditRequestKind })}
              error={required(request.kind === null)}
              isRequired
            />
            <TextArea
              label={text("act.request.note")}
              value={request.note}
              onChange={(note) => change(request.key, { note })}
              error={required(request.note.trim() === "")}
              isRequired
            />
            {value.length > 1 ? (
              <div>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<TrashIcon />}
                  onPress={() => onChange(value.filter(({ key }) => key !== request.key))}
                >
                  {text("act.request.remove")}
                </Button>
              </div>
            ) : null}
          </Stack>
        ))}
        <div>
          <Button
            size="sm"
            icon={<PlusIcon />}
            onPress={() =>
              onChange([...value, { key: Math.max(...value.map(({ key }) => key)) + 1, kind: null, note: "" }])
            }
          >
            {text("act.request.add")}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
