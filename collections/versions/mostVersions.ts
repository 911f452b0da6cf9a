/** The number of versions per page and per setting; the oldest is deleted first. */
export const MOST_VERSIONS = 30
