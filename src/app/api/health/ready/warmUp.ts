import { env } from '@/src/env'
import { logError } from '@/src/log/log'

/** What visitors and staff ask for first; of a page that was never drawn the first reader waits seconds. */
const FIRST_ASKED = ['/', '/en', '/nos-offres', '/postuler/candidature-spontanee', '/admin/login']

const PATIENCE_MS = 20_000

let warm: Promise<void> | undefined

/** Has these drawn once, by the server itself, before it is sent anybody. A failure keeps nobody out. */
export function warmUp(): Promise<void> {
  warm ??= Promise.all(FIRST_ASKED.map(draw)).then(() => undefined)
  return warm
}

async function draw(path: string) {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    await (await fetch(`http://127.0.0.1:${env.PORT}${path}`, { signal })).arrayBuffer()
  } catch (err) {
    logError({ err, msg: 'A page could not be drawn ahead' })
  }
}
