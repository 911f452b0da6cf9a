/** Key in Payload's key-value store: when this database was restored from a backup. */
export const RESTORED_AT_KEY = 'restored'

/** Key in Payload's key-value store while a restore is unfinished: which backup it loaded. */
export const RESTORE_UNFINISHED_KEY = 'restore-unfinished'

/** Reason for not sending a mail that was queued in the backup: it may have been sent since. */
export const UNSENT_AFTER_RESTORE_REASON = 'a backup was restored'
