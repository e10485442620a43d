import type { Application } from "@yer/api/contract/applications";
import { FilePage } from "./FilePage.js";

/** The form of a file in editing. */
export default function EditScreen({ file }: { file: Application }) {
  return <FilePage file={file} />;
}
