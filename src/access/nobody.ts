/** Denies every API request: only our own commands read or write here. */
export const nobody = () => false
