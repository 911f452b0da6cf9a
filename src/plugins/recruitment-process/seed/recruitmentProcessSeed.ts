import { inTransaction } from '@/src/database/inTransaction'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { addStoredRowIds, createEnglishSeedOptions } from '@/src/seed/englishTexts'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import type { PluginSeed } from '@/src/seed/pluginSeed'
import { demoRecruitmentSteps, englishDemoRecruitmentSteps } from './content'

const slug = 'recruitment-process'

/** Seeds the steps of the demo firm, unless staff saved steps before. */
export const recruitmentProcessSeed: PluginSeed = {
  demo: async (payload) => {
    const { createdAt } = await payload.findGlobal({ ...createSeedOptions(), slug })
    if (createdAt) return
    await inTransaction(payload, { user: null }, async (req) => {
      const data = { steps: applyFrenchTypographyDeep(demoRecruitmentSteps) }
      const stored = await payload.updateGlobal({ ...createSeedOptions(), req, slug, data })
      const english = addStoredRowIds(stored, { steps: englishDemoRecruitmentSteps })
      await payload.updateGlobal({ ...createEnglishSeedOptions(), req, slug, data: english })
    })
  },
}
