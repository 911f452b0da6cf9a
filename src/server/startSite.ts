import path from 'node:path'
import type { Env } from '@/src/env'
import { buildIfChanged } from './build/buildIfChanged'
import { freshCopy } from './build/freshCopy'
import { runChildCommand } from './process/childCommand'
import type { Closing } from './process/closing'
import { withFileLock } from './process/withFileLock'
import { root } from './root'
import { settle } from './settle'
import { refuseTakenPort } from './web/refuseTakenPort'
import { startWebServer } from './web/startWebServer'
import { startWorker } from './worker/startWorker'

export type RunningSite = { databaseUrl: string; ended: Promise<void> }

/** Everything that a running site consists of, from an empty data folder or a used one. */
export async function startSite(
  env: Env,
  given: Record<string, string>,
  closing: Closing,
  say: (text: string) => void,
): Promise<RunningSite> {
  await refuseTakenPort(env.PORT)
  const { variables: settled, stop } = await settle(env, say)
  closing.later(stop)
  const variables = { ...given, ...settled, NODE_ENV: 'production' }
  // The build needs no database, and the database no build.
  const [folder] = await Promise.all([
    builtSite(env.DATA_DIR, say),
    runChildCommand('prepare', variables),
  ])
  const webServer = await startWebServer(folder, variables)
  closing.later(webServer.stop)
  const worker = startWorker({
    databaseUrl: settled.DATABASE_URL,
    siteUrl: `http://127.0.0.1:${env.PORT}`,
    secret: settled.CRON_SECRET,
  })
  closing.later(worker.stop)
  return { databaseUrl: settled.DATABASE_URL, ended: webServer.exited }
}

function builtSite(dataDir: string, say: (text: string) => void) {
  return withFileLock(path.join(root, 'node_modules/.cache/build.lock'), async () => {
    await buildIfChanged(root, say)
    return freshCopy(root, dataDir)
  })
}
