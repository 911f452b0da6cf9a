import type { Config } from 'payload'
import { configureSettingsGlobal } from '@/globals/settingsGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { CandidateLinks } from './collections/CandidateLinks'
import { CandidatePage } from './globals/CandidatePage'
import { eraseForCandidate } from './jobs/eraseForCandidate'
import { reportWrongCandidate } from './jobs/reportWrongCandidate'
import { sendCandidateCode } from './jobs/sendCandidateCode'
import { sendCandidateLinks } from './jobs/sendCandidateLinks'

/** The page on which candidates follow their applications, and its links. */
export const candidatePage =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    extendConfig(config, {
      collections: [CandidateLinks],
      globals: [configureSettingsGlobal(CandidatePage)],
      tasks: [
        withJobRequestId(sendCandidateLinks(outlets)),
        withJobRequestId(reportWrongCandidate(outlets)),
        withJobRequestId(sendCandidateCode(outlets)),
        withJobRequestId(eraseForCandidate),
      ],
    })
