/** The number of versions per page and per setting; the oldest is deleted first. */
export const MAX_VERSIONS = 30
