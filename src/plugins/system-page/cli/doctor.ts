import { env } from '@/src/env'
import { setLogFormat } from '@/src/log/log'
import type { HealthCheckReading } from '@/src/plugins/system-page/rules/computeStateStartTimes'
import { doctorText } from '@/src/plugins/system-page/words/doctor'
import { assertDatabaseReachable } from '@/src/server/assertDatabaseReachable'
import { readProgramMigrationNames } from '@/src/server/migrationNames'
import { OperatorError } from '@/src/server/operatorError'
import { runChildCommand } from '@/src/server/process/childCommand'
import { provideDatabaseAndSecrets } from '@/src/server/provideDatabaseAndSecrets'

/** `doctor`: prints the result of each health check, and exits with code 1 when one is bad. */
export async function run(args: string[]) {
  if (env.DATABASE_URL) return printHealthChecks(args.includes('--json'), env.DATABASE_URL)
  const { variables, stop } = await provideDatabaseAndSecrets(env, console.error)
  await runChildCommand('doctor', variables, args).finally(stop)
}

async function printHealthChecks(isForMachines: boolean, databaseUrl: string) {
  // The JSON log format would mix error lines with the output, which already contains the errors.
  setLogFormat('pretty')
  const { createHealthReport } = await import('@/src/plugins/system-page/health/createHealthReport')
  const { healthCheckLabel, labelByHealthCheck } = await import(
    '@/src/plugins/system-page/health/labelByHealthCheck'
  )
  const width = Math.max(...[...labelByHealthCheck.values()].map(({ length }) => length))
  const line = (check: HealthCheckReading) =>
    doctorText.line(healthCheckLabel(check.light).padEnd(width), check)
  const from = { seenHost: null, knownMigrations: readProgramMigrationNames() }
  const { lights, at } = await createHealthReport(await startPayload(databaseUrl), from)
  console.log(isForMachines ? JSON.stringify({ at, lights }, null, 2) : lights.map(line).join('\n'))
  if (lights.some(({ state }) => state === 'bad')) throw new OperatorError(doctorText.notWell)
}

// Starts Payload, or returns null: Payload would end the process without a database.
async function startPayload(databaseUrl: string) {
  const isReachable = await assertDatabaseReachable(databaseUrl).then(
    () => true,
    () => false,
  )
  if (!isReachable) return null
  const { getPayloadInstance: payloadInstance } = await import('@/src/payload')
  return payloadInstance()
}
