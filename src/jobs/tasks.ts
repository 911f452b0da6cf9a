import type { FileChecking } from '@/src/commands/checkCandidateFile'
import type { Outlets } from '@/src/notifications/outlets'
import { sendAnswer } from '@/src/plugins/answers/jobs/sendAnswer'
import { checkOutsideLinks } from '@/src/plugins/content-care/jobs/checkOutsideLinks'
import { readDocuments } from '@/src/plugins/document-reading/jobs/readDocuments'
import { tellOfMention } from '@/src/plugins/opinions/jobs/tellOfMention'
import { applyRetention } from '@/src/plugins/retention/jobs/applyRetention'
import { applyPlannedChange } from '@/src/plugins/scheduled-changes/jobs/applyPlannedChange'
import { mailSecondFactorChange } from '@/src/plugins/second-factor/jobs/mailSecondFactorChange'
import { sendStatisticsMails } from '@/src/plugins/statistics/jobs/sendStatisticsMails'
import { announceAccessRequest } from './announceAccessRequest'
import { announceApplication } from './announceApplication'
import { announceMailSettings } from './announceMailSettings'
import { announceMessage } from './announceMessage'
import { checkCandidateFile } from './checkCandidateFile'
import { discardFiles } from './discardFiles'
import { recountVisits } from './recountVisits'
import { sendMorningMails } from './sendMorningMails'
import { sendPasswordLink } from './sendPasswordLink'
import { sendReply } from './sendReply'
import { tellFormerAddress } from './tellFormerAddress'
import { withJobRequestId } from './withJobRequestId'

/** Every task of the queue. */
export const tasks = (outlets: Outlets, fileChecking: FileChecking) => [
  withJobRequestId(announceApplication(outlets)),
  withJobRequestId(announceMessage(outlets)),
  withJobRequestId(announceMailSettings(outlets)),
  withJobRequestId(announceAccessRequest(outlets)),
  withJobRequestId(sendPasswordLink(outlets)),
  withJobRequestId(sendReply(outlets)),
  withJobRequestId(sendAnswer(outlets)),
  sendMorningMails(outlets),
  sendStatisticsMails(outlets),
  withJobRequestId(tellFormerAddress(outlets)),
  withJobRequestId(mailSecondFactorChange(outlets)),
  withJobRequestId(tellOfMention(outlets)),
  withJobRequestId(checkCandidateFile(fileChecking)),
  readDocuments(fileChecking.env),
  recountVisits,
  checkOutsideLinks(outlets),
  applyPlannedChange,
  applyRetention(outlets),
  discardFiles(outlets),
]
