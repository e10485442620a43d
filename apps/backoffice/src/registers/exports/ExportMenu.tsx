import type { PermissionCode } from "@yer/api/contract/codes";
import { type ExportAsked, type ExportFormat, type ExportRegisterName, registerFiles } from "@yer/api/contract/exports";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useExtra, useMay, useTheme } from "@yer/api/react";
import { Button, DownloadIcon, Menu, MenuItem } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { toasts } from "../../base/screen/toast-queue.js";
import { useDownload } from "../../base/screen/use-download.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useExportsText, withExportsTexts } from "./exports-texts.js";

/** Props of {@link ExportMenu}. */
export interface ExportMenuProps {
  readonly register: ExportRegisterName;
  /** The list's query as it is filtered and sorted; paging in it is left out. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Ids of the table's columns that are shown, in their order; all where the table's cannot be chosen. */
  readonly columns?: readonly string[] | undefined;
  /** Permission that exporting takes beside the one for reading the list. */
  readonly code?: PermissionCode;
  /** Whether the rows have outlines. @default false */
  readonly outlines?: boolean;
  /** Whether a file can hold persons' numbers, for who may read them. @default false */
  readonly personal?: boolean;
}

const paging: readonly string[] = ["after", "limit", "exact", "offset"];

/** The filters without what is left empty and without the place in the list. */
function queryOf(query: ExportMenuProps["query"]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => value !== undefined && !paging.includes(name)),
  );
}

/** Saves a register as a file: exactly what is filtered, in the columns and the language shown. */
function ExportMenu({ register, query, columns = [], code, outlines = false, personal = false }: ExportMenuProps) {
  const text = useExportsText();
  const navigate = useNavigate();
  const { client } = useExtra();
  const { locale } = useTheme();
  const refusal = useRefusal(code ?? "read:property");
  const mayTake = code === undefined || refusal.disabledReason === undefined;
  const mayReadNumbers = useMay("read_personal:property");
  const [begin, { pending: asking }] = useAct(registerFiles.begin);
  const [download, loading] = useDownload("yer");
  const pending = asking || loading;

  async function save(format: ExportFormat, withNumbers = false): Promise<void> {
    const asked: ExportAsked = {
      register,
      format,
      locale,
      columns: [...columns],
      query: queryOf(query),
      ...(withNumbers ? { personal: true } : {}),
    };
    const begun = await begin({ body: asked });
    if (begun.failure) {
      toasts.push({ tone: "danger", text: sayFailure(text, begun.failure) });
    } else if (begun.data.job === null) {
      await download(async () => client.bytes(registerFiles.direct, { body: asked }));
    } else {
      toasts.push({
        text: text("exports.background", { rows: begun.data.rows }),
        action: { label: text("exports.show"), onAction: () => void navigate(addressOf("/tasks")) },
      });
    }
  }

  const button = (
    <Button icon={<DownloadIcon />} isPending={pending} {...(mayTake ? {} : refusal)}>
      {text(pending ? "exports.pending" : "exports.button")}
    </Button>
  );
  if (!mayTake || pending) return button;
  return (
    <Menu trigger={button} placement="bottom end">
      <MenuItem onAction={() => void save("xlsx")}>{text("exports.format.xlsx")}</MenuItem>
      <MenuItem onAction={() => void save("csv")}>{text("exports.format.csv")}</MenuItem>
      {outlines ? <MenuItem onAction={() => void save("geojson")}>{text("exports.format.geojson")}</MenuItem> : null}
      {personal && mayReadNumbers ? (
        <MenuItem description={text("exports.personal.hint")} onAction={() => void save("xlsx", true)}>
          {text("exports.personal")}
        </MenuItem>
      ) : null}
    </Menu>
  );
}

export default withExportsTexts(ExportMenu);
