import { coreQueuedTasks, type QueuedTask } from '@/src/domain/queuedTask'
import { accountToolsQueuedTasks } from './account-tools/rules/queuedTasks'
import { answersQueuedTasks } from './answers/rules/queuedTasks'
import { candidatePageQueuedTasks } from './candidate-page/rules/queuedTasks'
import { contentCareQueuedTasks } from './content-care/rules/queuedTasks'
import { documentReadingQueuedTasks } from './document-reading/rules/queuedTasks'
import { jobAlertsQueuedTasks } from './job-alerts/rules/queuedTasks'
import { mailChecksQueuedTasks } from './mail-checks/rules/queuedTasks'
import { messageRepliesQueuedTasks } from './message-replies/rules/queuedTasks'
import { opinionsQueuedTasks } from './opinions/rules/queuedTasks'
import { retentionQueuedTasks } from './retention/rules/queuedTasks'
import { scheduledChangesQueuedTasks } from './scheduled-changes/rules/queuedTasks'
import { secondFactorQueuedTasks } from './second-factor/rules/queuedTasks'
import { statisticsQueuedTasks } from './statistics/rules/queuedTasks'

/** What a restore and “Envois en échec” do with the jobs of each task. */
export const queuedTasks: readonly QueuedTask[] = [
  ...coreQueuedTasks,
  ...accountToolsQueuedTasks,
  ...answersQueuedTasks,
  ...candidatePageQueuedTasks,
  ...contentCareQueuedTasks,
  ...documentReadingQueuedTasks,
  ...jobAlertsQueuedTasks,
  ...mailChecksQueuedTasks,
  ...messageRepliesQueuedTasks,
  ...opinionsQueuedTasks,
  ...retentionQueuedTasks,
  ...scheduledChangesQueuedTasks,
  ...secondFactorQueuedTasks,
  ...statisticsQueuedTasks,
]
