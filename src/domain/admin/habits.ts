/** Maximum size of the stored interface preferences of one user. */
export const MAX_HABIT_BYTES = 16 * 1024
