/** Maximum size of the stored interface preferences of one user. */
export const MAX_PREFERENCE_BYTES = 16 * 1024
