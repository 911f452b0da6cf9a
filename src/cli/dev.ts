import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { bundleInspectorsIntoCache } from '../server/build/bundlePrograms'
import { runChildCommand } from '../server/process/childCommand'
import { createCleanup } from '../server/process/cleanup'
import { provideDatabaseAndSecrets } from '../server/provideDatabaseAndSecrets'
import { root } from '../server/root'
import { assertPortFree } from '../server/web/assertPortFree'
import { startWorker } from '../server/worker/startWorker'
import { runTool } from './runTool'
import { waitForStopSignal } from './waitForStopSignal'

/** `dev`: the development server on the same database as `start`. */
export async function run() {
  const closing = createCleanup()
  const signal = waitForStopSignal()
  try {
    await assertPortFree(env.PORT)
    const settling = provideDatabaseAndSecrets(env, console.log)
    closing.add(async () => (await settling.catch(() => null))?.stop())
    const { variables } = await settling
    await Promise.all([runChildCommand('prepare', variables), bundleInspectorsIntoCache(root)])
    const worker = startWorker({
      databaseUrl: variables.DATABASE_URL,
      siteUrl: `http://127.0.0.1:${env.PORT}`,
      secret: variables.CRON_SECRET,
    })
    closing.add(worker.stop)
    await Promise.race([runTool('next', ['dev', '--port', String(env.PORT)], variables), signal])
    console.log(commandLineMessages.stopping)
  } finally {
    await closing.run()
  }
}
