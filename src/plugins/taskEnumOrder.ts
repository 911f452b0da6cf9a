/**
 * The order of the task slugs in the enum of the database, not the order of execution. A new task
 * goes to the end, because another order would need a migration.
 */
export const taskEnumOrder: readonly string[] = [
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
  'sendCandidateCode',
  'eraseForCandidate',
  'mailKeepConsentRequest',
  'mailNewRetentionPeriods',
]
