/** Storage key of the switch that opens the next application after a decision. */
export const CHAINING_STORAGE_KEY = 'candidatures-enchainer'
