/**
 * The order of the task slugs in the enum of the database. Another order would need a migration: a
 * new task goes to the end.
 */
export const taskOrder: readonly string[] = [
  'announceApplication',
  'announceMessage',
  'announceMailSettings',
  'announceAccessRequest',
  'sendPasswordLink',
  'sendReply',
  'sendAnswer',
  'sendMorningMails',
  'sendStatisticsMails',
  'tellFormerAddress',
  'mailSecondFactorChange',
  'tellOfMention',
  'checkCandidateFile',
  'readDocuments',
  'recountVisits',
  'checkOutsideLinks',
  'applyPlannedChange',
  'applyRetention',
  'discardFiles',
  'mailJobAlert',
  'sendCandidateLinks',
  'reportWrongCandidate',
]
