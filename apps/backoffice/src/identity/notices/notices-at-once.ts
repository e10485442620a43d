/** Notices that the bell asks for at once. */
export const noticesAtOnce = 30;
