/** Of how each person uses the admin, which is kept for them, the most that is taken at once. */
export const MAX_HABIT_BYTES = 16 * 1024
