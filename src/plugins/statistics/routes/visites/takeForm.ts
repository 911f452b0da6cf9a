import { LRUCache } from 'lru-cache'
import type { SentForm } from '@/src/app/api/visites/readSentView'
import { addressPseudonym } from '@/src/app/api/visites/viewLimit'
import { beforeExit } from '@/src/beforeExit'
import { visitBuffer } from '@/src/commands/visitBuffer'
import { SHARE_MS } from '@/src/domain/visits/addressShare'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { payloadInstance } from '@/src/payload'
import { recordFormSteps } from '@/src/plugins/statistics/commands/recordFormSteps'
import type { FormReport } from '@/src/plugins/statistics/rules/formReport'

const MAX_SHARES = 100_000

/** Form steps that this process has received and not yet written to the database. */
export const ownFormBuffer = visitBuffer<FormReport>({
  write: async (forms) => recordFormSteps(await payloadInstance(), forms),
  report: logError,
})
beforeExit(ownFormBuffer.flush)
process.once('exit', ownFormBuffer.giveUp)

const formsByAddress = new LRUCache<string, number>({ max: MAX_SHARES, ttl: SHARE_MS })

/** Receives form steps and refusals. Each is counted at most VISIT_LIMIT times a week for each network. */
export function takeForm({ form, steps, refusals }: SentForm, address: string) {
  const holder = addressPseudonym(address)
  const takeStepShare = (step: string) => {
    const name = `${holder} ${step}`
    const before = formsByAddress.get(name) ?? 0
    if (before >= env.VISIT_LIMIT) return false
    formsByAddress.set(name, before + 1, { noUpdateTTL: true })
    return true
  }
  const counted = {
    slug: form,
    steps: [...new Set(steps)].filter(takeStepShare),
    refusals: [...new Set(refusals)].filter(takeStepShare),
    at: new Date(),
  }
  if (counted.steps.length + counted.refusals.length > 0) ownFormBuffer.add(counted)
}
