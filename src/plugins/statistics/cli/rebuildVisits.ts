import { withDatabase } from '@/src/cli/withDatabase'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { prepareEnvironment } from '@/src/server/prepareEnvironment'
import { runChildCommand } from '@/src/server/process/childCommand'

/**
 * `rebuildVisits`: recomputes the visit counters from the stored visits. It can
 * run while the site runs.
 */
export async function run() {
  if (env.DATABASE_URL) return withDatabase(recountWithProgress)
  const { variables, stop } = await prepareEnvironment(env, console.log)
  await runChildCommand('rebuildVisits', variables).finally(stop)
}

async function recountWithProgress(payload: Parameters<typeof rebuildVisitCounters>[0]) {
  const start = performance.now()
  await rebuildVisitCounters(payload)
  console.log(commandLineMessages.visitsRecounted((performance.now() - start) / 1000))
}
