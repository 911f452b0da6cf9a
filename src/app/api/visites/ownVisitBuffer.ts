import { beforeExit } from '@/src/beforeExit'
import { recordSeenPages, type SeenPage } from '@/src/commands/recordSeenPages'
import { visitBuffer } from '@/src/commands/visitBuffer'
import { logError } from '@/src/log/log'
import { tellVisits } from '@/src/metrics/visits'
import { payloadInstance } from '@/src/payload'

/** What this process has taken in and not yet written. */
export const ownVisitBuffer = visitBuffer<SeenPage>({
  write: async (seen) => recordSeenPages(await payloadInstance(), seen),
  report: logError,
})
beforeExit(ownVisitBuffer.flush)
process.once('exit', ownVisitBuffer.giveUp)
tellVisits(ownVisitBuffer.figures)
