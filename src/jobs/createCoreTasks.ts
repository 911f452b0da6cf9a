import type { FileCheckDependencies } from '@/src/commands/checkCandidateFile'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { announceApplicationTask } from './announceApplication'
import { announceMessageTask } from './announceMessage'
import { checkCandidateFileTask } from './checkCandidateFile'
import { discardFilesAndMailsTask } from './discardFiles'
import { sendPasswordLinkTask } from './sendPasswordLink'
import { stopAtPermanentRefusal } from './stopAtPermanentRefusal'
import { withJobRequestId } from './withJobRequestId'

/** Creates the tasks of the core; plugins add theirs. */
export const createCoreTasks = (
  outlets: NotificationOutlets,
  fileChecking: FileCheckDependencies,
) => [
  withJobRequestId(stopAtPermanentRefusal(announceApplicationTask(outlets))),
  withJobRequestId(stopAtPermanentRefusal(announceMessageTask(outlets))),
  withJobRequestId(sendPasswordLinkTask(outlets)),
  withJobRequestId(checkCandidateFileTask(fileChecking)),
  discardFilesAndMailsTask(outlets),
]
