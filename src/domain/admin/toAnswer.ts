/** Those who are owed an answer, the overdue first: the part of the list's address that asks for them. */
export const TO_ANSWER_QUERY = `${encodeURIComponent('where[or][0][and][0][awaitsAnswer][equals]')}=true&sort=answerDueOn`

/** The list itself. */
export const TO_ANSWER_PATH = `/admin/collections/job-applications?${TO_ANSWER_QUERY}`
