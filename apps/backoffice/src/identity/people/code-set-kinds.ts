import { positions, positionsRegister, roles, rolesRegister } from "@yer/api/contract/positions";
import type { RegisterState } from "../../registers/kit/register-state.js";

/** What positions and roles are read and changed by, and the filter of the register of users that names their holders. */
export const codeSetKinds = {
  positions: { endpoints: positions, register: positionsRegister, update: "update:position", filter: "position" },
  roles: { endpoints: roles, register: rolesRegister, update: "update:role", filter: "role" },
} as const;

/** The register of positions, or that of roles. */
export type CodeSetsRegister = typeof positionsRegister | typeof rolesRegister;

/** Either of them as it stands before a person. */
export type CodeSetsState = RegisterState<CodeSetsRegister>;
