import { LRUCache } from 'lru-cache'
import { beforeExit } from '@/src/beforeExit'
import { recordFormSteps } from '@/src/commands/recordFormSteps'
import { visitBuffer } from '@/src/commands/visitBuffer'
import { SHARE_MS } from '@/src/domain/visits/addressShare'
import type { ToldForm } from '@/src/domain/visits/formSteps'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { payloadInstance } from '@/src/payload'
import type { SentForm } from './readSentView'
import { shareholder } from './viewLimit'

const MOST_SHARES = 100_000

/** What forms have told and is not yet written. */
export const ownFormBuffer = visitBuffer<ToldForm>({
  write: async (told) => recordFormSteps(await payloadInstance(), told),
  report: logError,
})
beforeExit(ownFormBuffer.flush)
process.once('exit', ownFormBuffer.giveUp)

const shares = new LRUCache<string, number>({ max: MOST_SHARES, ttl: SHARE_MS })

/** Takes in what a form tells: of each thing as often in a week as visits of its address are counted. */
export function takeForm({ form, steps, refusals }: SentForm, address: string) {
  const holder = shareholder(address)
  const isWithin = (told: string) => {
    const name = `${holder} ${told}`
    const before = shares.get(name) ?? 0
    if (before >= env.VISIT_LIMIT) return false
    shares.set(name, before + 1, { noUpdateTTL: true })
    return true
  }
  const counted = {
    slug: form,
    steps: [...new Set(steps)].filter(isWithin),
    refusals: [...new Set(refusals)].filter(isWithin),
    at: new Date(),
  }
  if (counted.steps.length + counted.refusals.length > 0) ownFormBuffer.add(counted)
}
