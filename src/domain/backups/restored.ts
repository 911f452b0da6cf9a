/** Under which a database says when it was restored from a backup, among the values that Payload keeps by key. */
export const RESTORED_KEY = 'restored'

/** Why a mail that waited in a backup is not sent: it may have left since. */
export const MAY_HAVE_LEFT = 'a backup was restored'
