/** The name under which a list of applications is asked for those on which a colleague wants an opinion. */
export const TO_READ = 'toRead'

/** Those that wait for whoever asks: the part of the list's address that asks for them. */
export const TO_READ_QUERY = `${encodeURIComponent(`where[or][0][and][0][${TO_READ}][equals]`)}=true`

/** The list itself. */
export const TO_READ_PATH = `/admin/collections/job-applications?${TO_READ_QUERY}`

/** Where on the page of an application opinions are given. */
export const OPINIONS_ID = 'avis'
