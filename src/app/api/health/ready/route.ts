import { logError } from '@/src/log/log'
import { payloadInstance } from '@/src/payload'
import { isDatabaseReachable } from '@/src/queries/isDatabaseReachable'
import { VERSION } from '@/src/version'
import { warmUp } from './warmUp'

export const dynamic = 'force-dynamic'

const PATIENCE_MS = 2_000
const headers = { 'Cache-Control': 'no-store' }

/** Says whether visitors may be sent to this process, warm: 503 while it cannot reach its database. */
export async function GET(): Promise<Response> {
  const payload = await payloadInstance().catch((err: unknown) => {
    logError({ err, msg: 'Payload could not be started' })
    return null
  })
  if (!payload || !(await isDatabaseReachable(payload, PATIENCE_MS))) {
    return new Response('database unreachable\n', { status: 503, headers })
  }
  await warmUp(payload)
  return new Response(`ok ${VERSION}\n`, { headers })
}
