import type { Payload } from 'payload'
import { HOME_PATH, JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { ownRequestHeaders } from '@/src/log/ownRequests'
import { findLatestOffers } from '@/src/queries/findLatestOffers'

/** What visitors and staff ask for first; of a page that was never drawn the first reader waits seconds. */
const FIRST_ASKED = [
  HOME_PATH,
  '/en',
  JOB_LIST_PATH,
  '/postuler/candidature-spontanee',
  '/admin/login',
  '/api/job-offers?limit=1',
]

const PATIENCE_MS = 20_000

let warm: Promise<void> | undefined

/** Has these drawn once, by the server itself, before it is sent anybody. A failure keeps nobody out. */
export function warmUp(payload: Payload): Promise<void> {
  warm ??= drawFirst(payload)
  return warm
}

async function drawFirst(payload: Payload) {
  const offers = await findLatestOffers(payload, 1).catch((err: unknown) => {
    logError({ err, msg: 'No offer was found to be drawn ahead' })
    return []
  })
  const paths = [...FIRST_ASKED, ...offers.map(({ slug }) => offerPath(slug))]
  await Promise.all(paths.map(draw))
}

async function draw(path: string) {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const address = `http://127.0.0.1:${env.PORT}${path}`
    await (
      await fetch(address, { headers: ownRequestHeaders(env.PAYLOAD_SECRET), signal })
    ).arrayBuffer()
  } catch (err) {
    logError({ err, msg: 'A page could not be drawn ahead' })
  }
}
