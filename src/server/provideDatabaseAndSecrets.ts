import type { Env } from '@/src/env'
import { readLocalSecrets } from './localSecrets'
import { startPostgres } from './postgres/startPostgres'
import { withFileLock } from './process/withFileLock'
import { restrictPermissionsAndWarn } from './restrictPermissions'

export type ProvidedDatabaseAndSecrets = {
  variables: Record<string, string> & {
    DATABASE_URL: string
    PAYLOAD_SECRET: string
    CRON_SECRET: string
  }
  stop: () => Promise<void>
  /**
   * Resolves when the embedded database has stopped; never for an external database, which may come
   * back.
   */
  databaseEnded: Promise<void>
}

/**
 * Completes the environment: starts the embedded database when no URL is set, and uses the
 * generated secrets of the data folder.
 */
export async function provideDatabaseAndSecrets(
  env: Env,
  print: (text: string) => void,
): Promise<ProvidedDatabaseAndSecrets> {
  restrictPermissionsAndWarn(env.DATA_DIR)
  const { payloadSecret, cronSecret } = readLocalSecrets(env.DATA_DIR)
  const postgres = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => undefined, ended: new Promise<void>(() => {}) }
    : await withFileLock(`${env.DATA_DIR}/postgres-lock`, () =>
        startPostgres({ dataDir: env.DATA_DIR, print }),
      )
  return {
    variables: {
      DATABASE_URL: postgres.url,
      DATA_DIR: env.DATA_DIR,
      PORT: String(env.PORT),
      // With the embedded database the site is local; a hosted site must set its URL.
      ...(env.DATABASE_URL ? {} : { LOCAL_URL: `http://localhost:${env.PORT}` }),
      PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? payloadSecret,
      CRON_SECRET: env.CRON_SECRET ?? cronSecret,
    },
    stop: postgres.stop,
    databaseEnded: postgres.ended,
  }
}
