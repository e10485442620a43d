import { addressOf } from "@yer/api/paths";

/** Where a citizen tells of a plot that they occupy: beside what is theirs, for SPEC §2 has no screen of its own for it. */
export const tellHref = `${addressOf("/profile")}?do=tell`;
