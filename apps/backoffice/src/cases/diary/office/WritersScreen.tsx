import type { VisitWriter } from "@yer/api/contract/visit-writers";
import { visitWritersRegister } from "@yer/api/contract/visit-writers";
import { addressOf } from "@yer/api/paths";
import { UsersIcon, useDates } from "@yer/ui";
import { createRegister } from "../../../registers/kit/create-register.js";
import { useOfficeText, withOfficeTexts } from "./office-texts.js";

/** What was last heard of somebody's devices: when, how much lay unsent, how much room was left. */
function Devices({ devices }: Pick<VisitWriter, "devices">) {
  const text = useOfficeText();
  const dates = useDates();
  if (devices === null) return text("diary.device.unseen");
  if (devices.length === 0) return text("diary.device.none");
  return devices.map(({ id, name, heardAt, unsentVisits, unsentPhotos, freeBytes }) => (
    <div key={id}>
      {heardAt === null
        ? text("diary.device.unheard", { name })
        : text("diary.device.heard", {
            name,
            at: dates.moment(heardAt),
            visits: unsentVisits ?? 0,
            photos: unsentPhotos ?? 0,
            free: freeBytes === null ? "—" : text("diary.device.room", { megabytes: Math.floor(freeBytes / 1e6) }),
          })}
    </div>
  ));
}

/** `/diary/users`: who wrote what, and what was last heard of each of their devices. */
const WritersScreen = createRegister(visitWritersRegister, {
  useText: useOfficeText,
  title: "diary.users",
  columns: () => ({
    name: { minWidth: 200 },
    organisation: { minWidth: 170, wraps: true },
    visits: { width: 112 },
    kept: { width: 120 },
    devices: { cell: ({ devices }) => <Devices devices={devices} />, wraps: true, minWidth: 280 },
  }),
  href: ({ id }) => `${addressOf("/diary/records")}?writer=${id}`,
  file: {},
  search: ({ text }) => ({ label: text("word.search"), hint: text("diary.users.search") }),
  empty: { icon: <UsersIcon size={32} />, title: "diary.users.none", narrowed: { text: "diary.records.narrowed" } },
  forbidden: "diary.forbidden",
});

export default withOfficeTexts(WritersScreen);
