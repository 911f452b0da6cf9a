import type { AfterErrorHook } from 'payload'
import { restInputErrors } from '@/src/content/restInput'
import { isPayloadError } from '@/src/domain/admin/payloadErrors'

/** Tells a page of ours whose reader is signed in no more what is to be done, instead of that they may not. */
export const askToSignIn: AfterErrorHook = ({ error, req }) => {
  const isOurPage = req.headers.get('sec-fetch-site') === 'same-origin'
  if (!isPayloadError(error, 'Forbidden') || !isOurPage || req.user) return undefined
  return { response: { errors: [{ message: restInputErrors.signedOut }] } }
}
