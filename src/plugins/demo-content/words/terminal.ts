/** The text that `seed` prints in the terminal. */
export const SEED_FINISHED_MESSAGE =
  'The initial content is complete: what was missing has been added.'
