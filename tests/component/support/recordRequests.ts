import { HttpResponse, http, type JsonBodyType } from 'msw'
import { network } from './network'

type Reply = 'offline' | { status?: number; json?: JsonBodyType; headers?: Record<string, string> }

/**
 * Responds to these requests with one reply after the other, the last one again and again, and records
 * their JSON bodies; of a request without a body its query.
 */
export function recordRequests(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  ...replies: (Reply | Promise<Reply>)[]
) {
  const recorded: unknown[] = []
  const handler = http[method](`*${path}`, async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const body = await request.text()
    const reply = await (replies[recorded.length] ?? replies.at(-1) ?? {})
    recorded.push(body ? JSON.parse(body) : Object.fromEntries(searchParams))
    if (reply === 'offline') return HttpResponse.error()
    return HttpResponse.json(reply.json ?? {}, { status: reply.status, headers: reply.headers })
  })
  network.use(handler)
  return recorded
}
