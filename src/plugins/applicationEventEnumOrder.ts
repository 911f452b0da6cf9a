/**
 * The events of an application, stored as long as the application, in the order of the enum of the
 * database. A new event goes to the end, because another order would need a migration.
 */
export const APPLICATION_EVENT_KINDS = [
  'received',
  'read',
  'cv-downloaded',
  'letter-downloaded',
  'cv-blocked',
  'letter-blocked',
  'status-changed',
  'note-added',
  'note-deleted',
  'withdrawn',
  'phone-corrected',
  'letter-corrected',
  'cv-replaced',
  'letter-replaced',
  'copy-downloaded',
  'erasure-requested',
  'erasure-cancelled',
  'spam-marked',
  'spam-unmarked',
  'linked',
  'unlinked',
] as const
