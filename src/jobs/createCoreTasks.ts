import type { FileCheckOptions } from '@/src/commands/checkCandidateFile'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { announceApplication } from './announceApplication'
import { announceMessage } from './announceMessage'
import { checkCandidateFile } from './checkCandidateFile'
import { discardFiles } from './discardFiles'
import { sendPasswordLink } from './sendPasswordLink'
import { withJobRequestId } from './withJobRequestId'

/** Creates the tasks of the core; plugins add theirs. */
export const createCoreTasks = (outlets: NotificationOutlets, fileChecking: FileCheckOptions) => [
  withJobRequestId(announceApplication(outlets)),
  withJobRequestId(announceMessage(outlets)),
  withJobRequestId(sendPasswordLink(outlets)),
  withJobRequestId(checkCandidateFile(fileChecking)),
  discardFiles(outlets),
]
