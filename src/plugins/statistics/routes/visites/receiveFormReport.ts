import { LRUCache } from 'lru-cache'
import type { SentFormSteps } from '@/src/app/api/visites/readSentViewOrFormSteps'
import { networkPseudonymOfIpAddress } from '@/src/app/api/visites/viewLimit'
import { createBatchWriteBuffer } from '@/src/commands/createBatchWriteBuffer'
import { IP_VIEW_LIMIT_WINDOW_MS } from '@/src/domain/visits/ipAddressLimit'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { getPayloadInstance } from '@/src/payload'
import { recordFormSteps } from '@/src/plugins/statistics/commands/recordFormSteps'
import type { FormReport } from '@/src/plugins/statistics/rules/formReport'
import { registerFlushBeforeExit } from '@/src/registerFlushBeforeExit'

const MAX_CACHED_STEP_COUNTS = 100_000

/** Form steps that this process has received and not yet written to the database. */
export const formReportBuffer = createBatchWriteBuffer<FormReport>({
  write: async (forms) => recordFormSteps(await getPayloadInstance(), forms),
  report: logError,
})
registerFlushBeforeExit(formReportBuffer.flush)
process.once('exit', formReportBuffer.giveUp)

const formStepCountsByNetwork = new LRUCache<string, number>({
  max: MAX_CACHED_STEP_COUNTS,
  ttl: IP_VIEW_LIMIT_WINDOW_MS,
})

/** Receives form steps and refusals. Each is counted at most VISIT_LIMIT times a week for each network. */
export function receiveFormReport({ form, steps, refusals }: SentFormSteps, address: string) {
  const holder = networkPseudonymOfIpAddress(address)
  const takeStepShare = (step: string) => {
    const name = `${holder} ${step}`
    const before = formStepCountsByNetwork.get(name) ?? 0
    if (before >= env.VISIT_LIMIT) return false
    formStepCountsByNetwork.set(name, before + 1, { noUpdateTTL: true })
    return true
  }
  const counted = {
    slug: form,
    steps: [...new Set(steps)].filter(takeStepShare),
    refusals: [...new Set(refusals)].filter(takeStepShare),
    at: new Date(),
  }
  if (counted.steps.length + counted.refusals.length > 0) formReportBuffer.add(counted)
}
