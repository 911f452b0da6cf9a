import { GET as answer } from '../../[...slug]/route'

/**
 * Payload's own answer. It has an address without parameters because `next dev` starts a process for
 * each request of one that has some, and this one is asked for every few seconds.
 */
export const GET = (request: Request) =>
  answer(request, { params: Promise.resolve({ slug: ['payload-jobs', 'run'] }) })
