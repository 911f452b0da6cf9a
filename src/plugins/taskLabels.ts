import { accountToolsTaskLabels } from './account-tools/words/admin/taskLabels'
import { answersTaskLabels } from './answers/words/admin/taskLabels'
import { candidatePageTaskLabels } from './candidate-page/words/admin/taskLabels'
import { contentCareTaskLabels } from './content-care/words/admin/taskLabels'
import { jobAlertsTaskLabels } from './job-alerts/words/admin/taskLabels'
import { mailChecksTaskLabels } from './mail-checks/words/admin/taskLabels'
import { messageRepliesTaskLabels } from './message-replies/words/admin/taskLabels'
import { opinionsTaskLabels } from './opinions/words/admin/taskLabels'
import { retentionTaskLabels } from './retention/words/admin/taskLabels'
import { secondFactorTaskLabels } from './second-factor/words/admin/taskLabels'
import { statisticsTaskLabels } from './statistics/words/admin/taskLabels'

/** The labels of the jobs of plugins in “Envois en échec”. */
export const pluginTaskLabels: readonly Readonly<Record<string, string>>[] = [
  accountToolsTaskLabels,
  answersTaskLabels,
  candidatePageTaskLabels,
  contentCareTaskLabels,
  jobAlertsTaskLabels,
  mailChecksTaskLabels,
  messageRepliesTaskLabels,
  opinionsTaskLabels,
  retentionTaskLabels,
  secondFactorTaskLabels,
  statisticsTaskLabels,
]
