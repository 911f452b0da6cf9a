import { connect } from 'node:net'

const RESPONSE_TIMEOUT_MS = 60_000

export type RawRequest = {
  /** The bytes of the request; each character is a byte. */
  bytes: string
  /** Whether the client disconnects in the middle of the announced body. */
  isCutShort?: boolean
}
export type RawResult = number | 'closed' | 'silence'

/** Sends exactly these bytes. @returns the status of the response, or what happened instead */
export function sendRaw(
  url: string,
  { bytes, isCutShort }: RawRequest,
  patienceMs = RESPONSE_TIMEOUT_MS,
): Promise<RawResult> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    const settle = (answer: RawResult) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(patienceMs, () => settle('silence'))
    // The server may refuse a body while it is being sent, and then reset the connection.
    socket.on('error', () => undefined)
    socket.on('close', () => settle('closed'))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1]
      if (status) settle(Number(status))
    })
    if (isCutShort) socket.end(bytes, 'latin1')
    else socket.write(bytes, 'latin1')
  })
}
