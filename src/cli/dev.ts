import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { bundleFileInspector } from '../server/build/bundlePrograms'
import { runChildCommand } from '../server/process/childCommand'
import { collectClosing } from '../server/process/closing'
import { root } from '../server/root'
import { settle } from '../server/settle'
import { refuseTakenPort } from '../server/web/refuseTakenPort'
import { startWorker } from '../server/worker/startWorker'
import { runTool } from './runTool'
import { untilSignal } from './untilSignal'

/** `dev`: the development server on the same database as `start`. */
export async function run() {
  const closing = collectClosing()
  const signal = untilSignal()
  try {
    await refuseTakenPort(env.PORT)
    const settling = settle(env, console.log)
    closing.later(async () => (await settling.catch(() => null))?.stop())
    const { variables } = await settling
    await Promise.all([runChildCommand('prepare', variables), bundleFileInspector(root)])
    const worker = startWorker({
      databaseUrl: variables.DATABASE_URL,
      siteUrl: `http://127.0.0.1:${env.PORT}`,
      secret: variables.CRON_SECRET,
    })
    closing.later(worker.stop)
    await Promise.race([runTool('next', ['dev', '--port', String(env.PORT)], variables), signal])
    console.log(commandLine.stopping)
  } finally {
    await closing.now()
  }
}
