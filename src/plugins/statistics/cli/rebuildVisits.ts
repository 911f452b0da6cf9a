import { withDatabase } from '@/src/cli/withDatabase'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { runChildCommand } from '@/src/server/process/childCommand'
import { provideDatabaseAndSecrets } from '@/src/server/provideDatabaseAndSecrets'

/**
 * `rebuildVisits`: recomputes the visit counters from the stored visits. It can
 * run while the site runs.
 */
export async function run() {
  if (env.DATABASE_URL) return withDatabase(recountAndReportDuration)
  const { variables, stop } = await provideDatabaseAndSecrets(env, console.log)
  await runChildCommand('rebuildVisits', variables).finally(stop)
}

async function recountAndReportDuration(payload: Parameters<typeof rebuildVisitCounters>[0]) {
  const start = performance.now()
  await rebuildVisitCounters(payload)
  console.log(commandLineMessages.visitsRecounted((performance.now() - start) / 1000))
}
