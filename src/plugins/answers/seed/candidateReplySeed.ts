import type { PluginSeed } from '@/src/seed/pluginSeed'
import { seedCandidateReply } from './seedCandidateReply'
import { haveTemplatesNeverExisted, seedReplyTemplates } from './seedReplyTemplates'

/** The reply templates, and the replies to the applications of the demo content. */
export const candidateReplySeed: PluginSeed = {
  settings: seedReplyTemplates,
  missingSettings: async (payload) => {
    if (await haveTemplatesNeverExisted(payload)) await seedReplyTemplates(payload)
  },
  application: async (payload, application) => {
    const { answeredAt } = application
    if (answeredAt) await seedCandidateReply(payload, application, answeredAt)
  },
}
