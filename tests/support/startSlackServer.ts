import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type SlackCall = { path: string; authorization: string | undefined; body: string }

type SlackReply = { status?: number; headers?: Record<string, string>; body: unknown } | 'silence'

/** A fake Slack Web API: responds with the queued replies, then with success. */
export async function startSlackServer() {
  const calls: SlackCall[] = []
  const replies: SlackReply[] = []
  const server = createServer(async (request, response) => {
    calls.push(await readSlackCall(request))
    sendReply(response, replies.shift() ?? { body: { ok: true, ts: `1763.${calls.length}` } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { calls, replies, url: `http://127.0.0.1:${address.port}/api`, stop }
}

async function readSlackCall(request: IncomingMessage): Promise<SlackCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { url = '', headers } = request
  return { path: url, authorization: headers.authorization, body: Buffer.concat(chunks).toString() }
}

function sendReply(response: ServerResponse, reply: SlackReply) {
  if (reply === 'silence') return
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
  response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
}
