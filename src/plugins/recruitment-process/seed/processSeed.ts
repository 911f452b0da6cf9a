import { inTransaction } from '@/src/database/inTransaction'
import { addStoredRowIds, englishSeedOptions } from '@/src/seed/englishTexts'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import type { PluginSeed } from '@/src/seed/pluginSeed'
import { seedOptions } from '@/src/seed/seedOptions'
import { demoRecruitmentSteps, englishDemoRecruitmentSteps } from './content'

const slug = 'recruitment-process'

/** Seeds the steps of the demo firm, unless staff saved steps before. */
export const processSeed: PluginSeed = {
  demo: async (payload) => {
    const { createdAt } = await payload.findGlobal({ ...seedOptions(), slug })
    if (createdAt) return
    await inTransaction(payload, { user: null }, async (req) => {
      const data = { steps: applyFrenchTypographyDeep(demoRecruitmentSteps) }
      const stored = await payload.updateGlobal({ ...seedOptions(), req, slug, data })
      const english = addStoredRowIds(stored, { steps: englishDemoRecruitmentSteps })
      await payload.updateGlobal({ ...englishSeedOptions(), req, slug, data: english })
    })
  },
}
