import { GET as answer } from '../../[...slug]/route'

/**
 * Payload's own handler in a route without parameters, because `next dev` starts a process for each
 * request to a route with parameters, and this route is requested every few seconds.
 */
export const GET = (request: Request) =>
  answer(request, { params: Promise.resolve({ slug: ['payload-jobs', 'run'] }) })
