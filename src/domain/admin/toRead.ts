/** Query name that filters the applications on which a colleague asked for an opinion. */
export const TO_READ = 'toRead'

/** Query of the list of applications that wait for an opinion of the current user. */
export const TO_READ_QUERY = `${encodeURIComponent(`where[or][0][and][0][${TO_READ}][equals]`)}=true`

/** The list with this query. */
export const TO_READ_PATH = `/admin/collections/job-applications?${TO_READ_QUERY}`

/** Anchor of the opinions on the page of an application. */
export const OPINIONS_ID = 'avis'
