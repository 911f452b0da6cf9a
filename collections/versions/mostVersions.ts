/** So many are kept of each page and of each setting; the oldest goes first. */
export const MOST_VERSIONS = 30
