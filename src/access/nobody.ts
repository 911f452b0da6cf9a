/** Closed over every address: only our own commands write or read here. */
export const nobody = () => false
