import { type EditRequestKind, editRequestKinds } from "@yer/api/contract/applications";
import { Button, Fieldset, PlusIcon, Select, Stack, TextArea, TrashIcon } from "@yer/ui";
import { useText } from "../../../base/language/use-text.js";

/** An edit request being written. `key` keeps rows apart while they are added and removed. */
export interface RequestDraft<Kind extends string = EditRequestKind> {
  readonly key: number;
  readonly kind: Kind | null;
  readonly note: string;
}

/** What an application can be returned for. */
export const applicationRequestKinds = Object.keys(editRequestKinds) as EditRequestKind[];

/** The list to begin with: one request, nothing chosen. */
export const oneRequest: readonly RequestDraft<never>[] = [{ key: 1, kind: null, note: "" }];

/** The requests as they are sent; what is missing in them is the contract's to say. */
export function requestsOf<Kind extends string>(drafts: readonly RequestDraft<Kind>[]) {
  return drafts.map(({ kind, note }) => ({ kind, note }));
}

/** Props of `RequestsEditor`. */
export interface RequestsEditorProps<Kind extends string> {
  /** What can be asked for, in the order of the list. */
  kinds: readonly Kind[];
  /** What is asked for, in words. */
  sayKind: (kind: Kind) => string;
  value: readonly RequestDraft<Kind>[];
  onChange: (value: readonly RequestDraft<Kind>[]) => void;
  /** What is wrong at a pointer into what is sent. */
  errorAt: (pointer: `/${string}`) => string | undefined;
}

/** Writes typed edit requests: what must be mended, and a note on each. */
export function RequestsEditor<Kind extends string>(props: RequestsEditorProps<Kind>) {
  const { kinds, sayKind, value, onChange, errorAt } = props;
  const text = useText();
  const change = (key: number, part: Partial<RequestDraft<Kind>>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Fieldset legend={text("act.requests")} description={text("act.requests.hint")}>
      <Stack gap={4}>
        {value.map((request, at) => (
          <Stack key={request.key} gap={2}>
            <Select
              label={text("act.request.kind")}
              items={kinds.map((kind) => ({ id: kind, label: sayKind(kind) }))}
              value={request.kind}
              onChange={(kind) => change(request.key, { kind: kind as Kind })}
              error={errorAt(`/requests/${at}/kind`)}
              isRequired
            />
            <TextArea
              label={text("act.request.note")}
              value={request.note}
              onChange={(note) => change(request.key, { note })}
              error={errorAt(`/requests/${at}/note`)}
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
