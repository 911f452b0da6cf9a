import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { EICAR } from './eicar'

const INSTREAM_COMMAND = 'zINSTREAM\0'
export const EICAR_FINDING = 'Eicar-Test-Signature'

type FakeClamdOptions = { maxBytes?: number }

/** A fake clamd: implements INSTREAM with one signature, and records the scanned bytes. */
export async function startClamd({ maxBytes = 25 * 1024 * 1024 }: FakeClamdOptions = {}) {
  const judged: Buffer[] = []
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    scanStream(socket, maxBytes, judged).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const stop = async () => {
    server.close()
    await once(server, 'close')
  }
  return { host: '127.0.0.1', port, url: `http://127.0.0.1:${port}`, judged, stop }
}

async function scanStream(socket: Socket, maxBytes: number, judged: Buffer[]) {
  const read = createByteReader(socket)
  // Like clamd, closes at once, even while data is still arriving.
  const say = (answer: string) => socket.end(answer, () => socket.destroy())
  const command = (await read(INSTREAM_COMMAND.length)).toString()
  if (command !== INSTREAM_COMMAND) return say('UNKNOWN COMMAND\0')
  const chunks: Buffer[] = []
  let total = 0
  for (;;) {
    const length = (await read(4)).readUInt32BE()
    if (length === 0) break
    total += length
    if (total > maxBytes) return say('INSTREAM size limit exceeded. ERROR\0')
    chunks.push(await read(length))
  }
  const bytes = Buffer.concat(chunks)
  judged.push(bytes)
  return say(bytes.includes(EICAR) ? `stream: ${EICAR_FINDING} FOUND\0` : 'stream: OK\0')
}

/** Reads an exact number of bytes from the socket's chunks. */
function createByteReader(socket: Socket) {
  const parts = socket[Symbol.asyncIterator]()
  let rest = Buffer.alloc(0)
  return async (length: number): Promise<Buffer> => {
    while (rest.length < length) {
      const { done, value } = await parts.next()
      if (done) throw new Error('The client left in the middle')
      rest = Buffer.concat([rest, value])
    }
    const given = rest.subarray(0, length)
    rest = rest.subarray(length)
    return given
  }
}
