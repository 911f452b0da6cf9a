/** Terminal output of `seed`. */
export const SEEDED = 'The initial content is complete: what was missing has been added.'
