import * as z from "zod/mini";
import { organisationKinds, statusKeys } from "./statuses.js";

const statusKeyMade = z.enum(statusKeys);
type StatusKeyMade = typeof statusKeyMade;
/** See {@link statusKey}. Declarations of what is made of it say this name, not all that it holds. */
export interface StatusKeySchema extends StatusKeyMade {}
/** A status key. Apart from the list itself, so that pages without schemas can read that. */
export const statusKey: StatusKeySchema = statusKeyMade;
/** A kind of organisation. */
export const organisationKind = z.enum(organisationKinds);
