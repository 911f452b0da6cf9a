import type { Payload } from 'payload'
import { offerPath } from '@/src/domain/offers/listedOffer'
import { HOME_PATH, JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { env } from '@/src/env'
import { createInternalRequestHeaders } from '@/src/log/internalRequests'
import { logError } from '@/src/log/log'
import { findLatestOffers } from '@/src/queries/searchActiveOffers'

/** The pages that visitors and staff request first. The first render of a page takes seconds. */
const WARM_UP_PATHS = [
  HOME_PATH,
  '/en',
  JOB_LIST_PATH,
  '/postuler/candidature-spontanee',
  '/admin/login',
  '/api/job-offers?limit=1',
]

const TIMEOUT_MS = 20_000

let warmUpPromise: Promise<void> | undefined

/** Requests these pages once, before the process receives traffic. Errors are logged and do not block it. */
export function warmUpPagesOnce(payload: Payload): Promise<void> {
  warmUpPromise ??= requestWarmUpPages(payload)
  return warmUpPromise
}

async function requestWarmUpPages(payload: Payload) {
  const offers = await findLatestOffers(payload, 1).catch((err: unknown) => {
    logError({ err, msg: 'No offer was found to be rendered in advance' })
    return []
  })
  const paths = [...WARM_UP_PATHS, ...offers.map(({ slug }) => offerPath(slug))]
  await Promise.all(paths.map(requestWarmUpPage))
}

async function requestWarmUpPage(path: string) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const address = `http://127.0.0.1:${env.PORT}${path}`
    await (
      await fetch(address, { headers: createInternalRequestHeaders(env.PAYLOAD_SECRET), signal })
    ).arrayBuffer()
  } catch (err) {
    logError({ err, msg: 'A page could not be rendered in advance' })
  }
}
