/**
 * Name of the query field that filters the applications on which a colleague asked for an opinion.
 */
export const OPINION_REQUESTED_FILTER = 'toRead'

/** Query of the list of applications that wait for an opinion of the current user. */
export const OPINION_REQUESTED_QUERY = `${encodeURIComponent(`where[or][0][and][0][${OPINION_REQUESTED_FILTER}][equals]`)}=true`

/** The path of the list with this query. */
export const OPINION_REQUESTED_PATH = `/admin/collections/job-applications?${OPINION_REQUESTED_QUERY}`

/** Anchor of the opinions on the page of an application. */
export const OPINIONS_ANCHOR_ID = 'avis'
