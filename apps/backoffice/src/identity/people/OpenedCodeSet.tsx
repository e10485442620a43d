import { useCheck } from "../../base/screen/use-check.js";
import { type CodeSets, CodeSetEditor } from "./CodeSetEditor.js";
import { codeSetKinds, type CodeSetsState } from "./code-set-kinds.js";

/** Props of {@link OpenedCodeSet}. */
export interface OpenedCodeSetProps {
  readonly of: CodeSets;
  readonly register: CodeSetsState;
}

/** The set that the address of the register names, or a new one, in its editor. */
export function OpenedCodeSet({ of, register }: OpenedCodeSetProps) {
  const { endpoints, update } = codeSetKinds[of];
  const { rows, opened, open } = register;
  const right = useCheck()(update);
  const id = opened("open");
  const standing = rows.find((row) => row.id === id);
  if (!standing && !(id === "new" && right.allowed)) return null;
  const onClose = () => open({ open: undefined }, { replace: true });
  return <CodeSetEditor key={id} of={of} endpoints={endpoints} standing={standing} code={update} onClose={onClose} />;
}
