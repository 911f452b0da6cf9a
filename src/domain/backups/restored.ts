/** Under which a database says when it was restored from a backup, among the values that Payload keeps by key. */
export const RESTORED_KEY = 'restored'
