/** The colour of how a document stands. */
export const documentTones = { valid: "success", superseded: "warning", revoked: "danger" } as const;
