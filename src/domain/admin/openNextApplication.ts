/** Storage key of the switch that opens the next application after a decision. */
export const OPEN_NEXT_APPLICATION_STORAGE_KEY = 'candidatures-enchainer'
