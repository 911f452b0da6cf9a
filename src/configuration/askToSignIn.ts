import { type AfterErrorHook, Forbidden } from 'payload'
import { restInputErrors } from '@/src/content/restInput'

/** Tells a page of ours whose reader is signed in no more what is to be done, instead of that they may not. */
export const askToSignIn: AfterErrorHook = ({ error, req }) => {
  const isOurPage = req.headers.get('sec-fetch-site') === 'same-origin'
  if (req.user || !isOurPage || !(error instanceof Forbidden)) return undefined
  return { response: { errors: [{ message: restInputErrors.signedOut }] } }
}
