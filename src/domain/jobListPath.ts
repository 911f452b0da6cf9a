/** Apart from the search: whoever only leads to the job list need not know how it is searched. */
export const JOB_LIST_PATH = '/nos-offres'
