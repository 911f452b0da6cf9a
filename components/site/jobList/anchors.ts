/** Anchor of the list. */
export const JOB_LIST_ANCHOR = 'offres'
/** Id of the number of offers. */
export const JOB_COUNT_ID = 'nombre-offres'
