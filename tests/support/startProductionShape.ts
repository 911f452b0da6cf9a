import { findFreePort } from '@/src/server/process/findFreePort'
import { startProxy } from './startProxy'
import { startS3Server } from './startS3Server'
import { startServerPair } from './startServerPair'

/**
 * The deployment of docker-compose.yml: two web servers behind the proxy, with database, file store
 * and worker.
 */
export async function startProductionShape(variables: Record<string, string> = {}) {
  const store = await startS3Server()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const pair = await startServerPair({
    variables: { ...store.environment, SITE_URL: url, ...variables },
  })
  const proxy = await startProxy([...pair.ports], port)
  return {
    url,
    store,
    stop: async () => {
      await proxy.stop()
      await pair.stop()
      await store.stop()
    },
  }
}
