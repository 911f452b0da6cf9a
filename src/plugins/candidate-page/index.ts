import type { Config } from 'payload'
import { configureSettingsGlobal } from '@/globals/settingsGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { stopAtPermanentRefusal } from '@/src/jobs/stopAtPermanentRefusal'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { CandidateLinks } from './collections/CandidateLinks'
import { CandidatePage } from './globals/CandidatePage'
import { eraseForCandidateTask } from './jobs/eraseForCandidateTask'
import { reportToStaffTask } from './jobs/reportToStaffTask'
import { sendCandidateCodeTask } from './jobs/sendCandidateCodeTask'
import { sendCandidateLinksTask } from './jobs/sendCandidateLinksTask'

/** The page on which candidates follow their applications, and its links. */
export const candidatePage =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    extendConfig(config, {
      collections: [CandidateLinks],
      globals: [configureSettingsGlobal(CandidatePage)],
      tasks: [
        withJobRequestId(stopAtPermanentRefusal(sendCandidateLinksTask(outlets))),
        withJobRequestId(reportToStaffTask(outlets)),
        withJobRequestId(stopAtPermanentRefusal(sendCandidateCodeTask(outlets))),
        withJobRequestId(eraseForCandidateTask),
      ],
    })
