import * as z from "zod/mini";
import { organisationKinds, statusKeys } from "./statuses.js";

/** A status key. Apart from the list itself, so that pages without schemas can read that. */
export const statusKey = z.enum(statusKeys);
/** A kind of organisation. */
export const organisationKind = z.enum(organisationKinds);
