import type { FileChecking } from '@/src/commands/checkCandidateFile'
import type { Outlets } from '@/src/notifications/outlets'
import { announceAccessRequest } from './announceAccessRequest'
import { announceApplication } from './announceApplication'
import { announceMailSettings } from './announceMailSettings'
import { announceMessage } from './announceMessage'
import { applyPlannedChange } from './applyPlannedChange'
import { applyRetention } from './applyRetention'
import { checkCandidateFile } from './checkCandidateFile'
import { checkOutsideLinks } from './checkOutsideLinks'
import { discardFiles } from './discardFiles'
import { mailSecondFactorChange } from './mailSecondFactorChange'
import { readDocuments } from './readDocuments'
import { recountVisits } from './recountVisits'
import { sendAnswer } from './sendAnswer'
import { sendMorningMails } from './sendMorningMails'
import { sendPasswordLink } from './sendPasswordLink'
import { sendReply } from './sendReply'
import { sendStatisticsMails } from './sendStatisticsMails'
import { tellFormerAddress } from './tellFormerAddress'
import { tellOfMention } from './tellOfMention'
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
