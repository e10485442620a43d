/** `auth.oneidLogin` of the contract; written out because its schemas would double what the home page loads. */
export const oneIdStart = "/api/v1/auth/oneid/login";
