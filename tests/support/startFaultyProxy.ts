import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

type ProxyFault = 'none' | 'slow' | 'refusing' | 'hanging'

const SLOW_DELAY_MS = 1_000

/** A TCP proxy that can refuse, delay or hang connections. */
export async function startFaultyProxy(targetUrl: string) {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let fault: ProxyFault = 'none'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (fault === 'refusing') return socket.destroy()
    if (fault === 'hanging') return socket.resume()
    const upstream = connect(Number(target.port), target.hostname)
    upstream.on('error', () => socket.destroy())
    // Closes both sides: a store that waits for more data would never close.
    socket.on('close', () => upstream.destroy())
    const way = fault === 'slow' ? socket.pipe(createDelay()) : socket
    way.pipe(upstream).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const become = (next: ProxyFault) => {
    fault = next
    // Existing connections would not notice the fault.
    cutAll()
  }
  /** Ends the connections as a firewall does that has forgotten them (ECONNRESET). */
  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  const stop = async () => {
    server.close()
    cutAll()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, become, reset, stop }
}

/** Passes all data on after a delay. */
function createDelay() {
  return new Transform({
    transform: (part, _encoding, pass) => setTimeout(() => pass(null, part), SLOW_DELAY_MS),
  })
}
