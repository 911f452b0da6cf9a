import { type AfterErrorHook, Forbidden, type Payload } from 'payload'
import { restInputErrors } from '@/src/content/restInput'
import { respondToServerError } from './respondToServerError'

/**
 * Redirects a signed-out user of one of our pages to the sign-in page, instead of responding
 * "forbidden". Payload also finds no session when the database is unreachable: that user is still
 * signed in.
 */
export const respondToSignedOutUser: AfterErrorHook = async (args) => {
  const { error, req } = args
  const isOurPage = req.headers.get('sec-fetch-site') === 'same-origin'
  if (req.user || !isOurPage || !(error instanceof Forbidden)) return undefined
  const fault = await findDatabaseConnectionError(req.payload)
  if (fault) return respondToServerError({ ...args, error: fault })
  return { response: { errors: [{ message: restInputErrors.signedOut }] } }
}

async function findDatabaseConnectionError({ db }: Payload): Promise<Error | null> {
  try {
    await db.pool.query('SELECT 1')
    return null
  } catch (err) {
    return err instanceof Error ? err : new Error(String(err))
  }
}
