import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach } from 'vitest'

const listeningServers: Server[] = []

afterEach(() => {
  for (const server of listeningServers.splice(0)) server.close()
})

/**
 * Serves until the end of the test.
 * @returns its URL
 */
export async function listenOnFreePort(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  listeningServers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
