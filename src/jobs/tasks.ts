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
import { underItsRequest } from './underItsRequest'

/** Every task of the queue. */
export const tasks = (outlets: Outlets, checking: FileChecking) => [
  underItsRequest(announceApplication(outlets)),
  underItsRequest(announceMessage(outlets)),
  underItsRequest(announceMailSettings(outlets)),
  underItsRequest(announceAccessRequest(outlets)),
  underItsRequest(sendPasswordLink(outlets)),
  underItsRequest(sendReply(outlets)),
  underItsRequest(sendAnswer(outlets)),
  sendMorningMails(outlets),
  sendStatisticsMails(outlets),
  underItsRequest(tellFormerAddress(outlets)),
  underItsRequest(mailSecondFactorChange(outlets)),
  underItsRequest(tellOfMention(outlets)),
  underItsRequest(checkCandidateFile(checking)),
  readDocuments(checking.env),
  recountVisits,
  checkOutsideLinks(outlets),
  applyPlannedChange,
  applyRetention(outlets),
  discardFiles(outlets),
]
