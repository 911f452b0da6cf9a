import { type AfterErrorHook, Forbidden } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

/** Asks a signed-out user of one of our pages to sign in, instead of responding "forbidden". */
export const askToSignIn: AfterErrorHook = ({ error, req }) => {
  const isOurPage = req.headers.get('sec-fetch-site') === 'same-origin'
  if (req.user || !isOurPage || !(error instanceof Forbidden)) return undefined
  return { response: { errors: [{ message: restInputErrors.signedOut }] } }
}
