/** Query of the list of candidates who wait for a reply, overdue ones first. */
export const UNANSWERED_APPLICATIONS_QUERY = `${encodeURIComponent('where[or][0][and][0][awaitsAnswer][equals]')}=true&sort=answerDueOn`

/** The path of the list of unanswered applications. */
export const UNANSWERED_APPLICATIONS_PATH = `/admin/collections/job-applications?${UNANSWERED_APPLICATIONS_QUERY}`
