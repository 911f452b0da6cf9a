import { stop as stopCompiler } from 'esbuild'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import type { Env } from '@/src/env'
import { requestReadiness } from '@/src/health/requestReadiness'
import { assertDatabaseNotNewer } from './assertDatabaseNotNewer'
import { assertDatabaseReachable } from './assertDatabaseReachable'
import { copyBuild } from './build/copyBuild'
import { withUpToDateBuild } from './build/withUpToDateBuild'
import { isDatabasePrepared } from './isDatabasePrepared'
import { readProgramMigrationNames } from './migrationNames'
import { runChildCommand } from './process/childCommand'
import type { Cleanup } from './process/cleanup'
import { provideDatabaseAndSecrets } from './provideDatabaseAndSecrets'
import { root } from './root'
import { assertPortFree } from './web/assertPortFree'
import { startWebServer } from './web/startWebServer'
import { superviseWebServer } from './web/superviseWebServer'
import { startWorker } from './worker/startWorker'

export type RunningSite = {
  databaseUrl: string
  /** Resolves with a message when the web server or the database has ended unexpectedly. */
  ended: Promise<string>
}

/** Starts the complete site: database, build, migrations, web server and worker. */
export async function startSite(
  env: Env,
  baseVariables: Record<string, string>,
  closing: Cleanup,
  print: (text: string) => void,
): Promise<RunningSite> {
  await assertPortFree(env.PORT)
  const settling = provideDatabaseAndSecrets(env, print)
  // The close function covers an interrupted start, which must stop the database too.
  closing.add(async () => (await settling.catch(() => null))?.stop())
  const { variables: settled, databaseEnded } = await settling
  await assertDatabaseReachable(settled.DATABASE_URL)
  await assertDatabaseNotNewer(settled.DATABASE_URL, readProgramMigrationNames())
  const variables = { ...baseVariables, ...settled, NODE_ENV: 'production' }
  // Both run at once, because the build and the database do not need each other.
  const [folder] = await Promise.all([
    withUpToDateBuild(print, () => copyBuild(root, env.DATA_DIR)),
    migrateAndSeedIfNeeded(variables),
  ])
  // The compiler is stopped, because esbuild's service process would run as long as the site.
  await stopCompiler()
  const siteUrl = `http://127.0.0.1:${env.PORT}`
  const webServer = await superviseWebServer({
    start: () => startWebServer(folder, variables),
    isStalled: async () => (await requestReadiness(siteUrl, settled.PAYLOAD_SECRET)) === 'stalled',
  })
  closing.add(webServer.stop)
  const worker = startWorker({
    databaseUrl: settled.DATABASE_URL,
    siteUrl,
    secret: settled.CRON_SECRET,
    place: { env, variables: settled },
  })
  closing.add(worker.stop)
  const ended = Promise.race([
    webServer.exited.then(() => commandLineMessages.webServerEnded),
    databaseEnded.then(() => commandLineMessages.databaseEnded),
  ])
  return { databaseUrl: settled.DATABASE_URL, ended }
}

async function migrateAndSeedIfNeeded(
  variables: Record<string, string> & { DATABASE_URL: string },
) {
  if (!(await isDatabasePrepared(variables.DATABASE_URL)))
    await runChildCommand('prepare', variables)
}
