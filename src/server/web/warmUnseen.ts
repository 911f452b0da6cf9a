import { once } from 'node:events'
import type { Server } from 'node:http'

/**
 * Listens to this machine alone until `ask`, sent to this very server, is answered or has failed: whoever
 * comes from elsewhere is refused, and goes to another server, where he waits for nothing. The server is
 * closed then, and may listen to all.
 */
export async function warmUnseen(server: Server, port: number, ask: () => Promise<unknown>) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  await ask().catch(() => undefined)
  server.close()
}
