import type { PluginSeed } from '@/src/seed/pluginSeed'
import { seedAnswer } from './seedAnswer'
import { haveTemplatesNeverExisted, seedAnswerTemplates } from './seedAnswerTemplates'

/** The reply templates, and the replies to the applications of the demo content. */
export const answerSeed: PluginSeed = {
  settings: seedAnswerTemplates,
  missingSettings: async (payload) => {
    if (await haveTemplatesNeverExisted(payload)) await seedAnswerTemplates(payload)
  },
  application: async (payload, application) => {
    const { answeredAt } = application
    if (answeredAt) await seedAnswer(payload, application, answeredAt)
  },
}
