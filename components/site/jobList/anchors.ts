/** Where the list begins on its page. */
export const JOB_LIST_ANCHOR = 'offres'
/** What says how many offers there are. */
export const JOB_COUNT_ID = 'nombre-offres'
