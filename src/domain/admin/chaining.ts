/** Storage key of the switch that opens the next application after a decision. */
export const CHAINING = 'candidatures-enchainer'
