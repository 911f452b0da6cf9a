import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ScannerAddress } from '@/src/domain/files/fileCheck'

const CLAMD_TIMEOUT_MS = 10_000
const CHUNK_BYTES = 64 * 1024
/** The limit is enough for the name of a finding or an error message. */
const MAX_RESPONSE_BYTES = 4 * 1024

/**
 * Scans bytes with clamd's INSTREAM command.
 * @returns the name of the finding, or null when there is none
 * @throws when clamd is unreachable, too slow, or reports an error
 */
export async function scanWithClamd({ host, port }: ScannerAddress, bytes: Buffer) {
  const socket = new Socket({ signal: AbortSignal.timeout(CLAMD_TIMEOUT_MS) })
  socket.connect(port, host)
  try {
    // clamd may respond and close the connection before it has received everything.
    const sending = pipeline(Readable.from(encodeAsInstreamCommand(bytes)), socket, {
      end: false,
    }).catch(() => undefined)
    const answer = await readClamdResponse(socket)
    await sending
    return parseClamdFinding(answer)
  } finally {
    socket.destroy()
  }
}

function* encodeAsInstreamCommand(bytes: Buffer) {
  yield Buffer.from('zINSTREAM\0')
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const chunk = bytes.subarray(start, start + CHUNK_BYTES)
    yield encodeChunkLength(chunk.length)
    yield chunk
  }
  yield encodeChunkLength(0)
}

function encodeChunkLength(length: number): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt32BE(length)
  return header
}

async function readClamdResponse(socket: Socket): Promise<string> {
  let answer = ''
  for await (const part of socket) {
    answer += part
    if (answer.includes('\0')) break
    if (answer.length > MAX_RESPONSE_BYTES) throw new Error('The response of clamd is too long')
  }
  return answer
}

const CLAMD_RESPONSE_PATTERN = /^stream: (?:(?<clean>OK)|(?<finding>.+) FOUND)\0$/

function parseClamdFinding(answer: string): string | null {
  const { clean, finding = null } = CLAMD_RESPONSE_PATTERN.exec(answer)?.groups ?? {}
  if (!clean && finding === null)
    throw new Error(`clamd returned no verdict: ${answer.slice(0, 200)}`)
  return finding
}
