import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyBuild } from '@/src/server/build/copyBuild'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { startWebServer, type WebServer } from '@/src/server/web/startWebServer'
import { startTestSite } from './startTestSite'

const SERVER_SECRETS = {
  PAYLOAD_SECRET: 'a secret that both servers of the drill know',
  CRON_SECRET: 'the job runner of the drill',
  TRUSTED_PROXY_HOPS: '1',
}

type ServerPairOptions = {
  variables?: Record<string, string>
  /** Changes the database URL, for example to a proxy. */
  reach?: (databaseUrl: string) => Promise<string>
}

/** Two web servers on one database; the site that owns the database gets no requests. */
export async function startServerPair({ variables = {}, reach }: ServerPairOptions = {}) {
  const site = await startTestSite({ ...SERVER_SECRETS, ...variables })
  const databaseUrl = (await reach?.(site.databaseUrl)) ?? site.databaseUrl
  const copies = mkdtempSync(path.join(tmpdir(), 'exemplia-pair-'))
  const folder = copyBuild(root, copies)
  const start = (port: number) =>
    startWebServer(folder, {
      ...SERVER_SECRETS,
      ...variables,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: site.dataDir,
      LOCAL_URL: 'http://localhost',
      SUBMISSION_LIMIT: '100000',
      PORT: String(port),
    })
  const ports = [await findFreePort(), await findFreePort()] as const
  const servers = new Map<number, WebServer>()
  for (const port of ports) servers.set(port, await start(port))
  return {
    site,
    ports,
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    /** Stops this server gracefully, as an update does, and starts it again. */
    restart: async (port: number) => {
      await servers.get(port)?.stop()
      servers.set(port, await start(port))
    },
    /** Kills this server; it can be started again. */
    kill: async (port: number) => {
      const server = servers.get(port)
      server?.kill()
      await server?.exited
    },
    stop: async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()))
      rmSync(copies, { recursive: true, force: true })
      await site.stop()
    },
  }
}

export type ServerPair = Awaited<ReturnType<typeof startServerPair>>
