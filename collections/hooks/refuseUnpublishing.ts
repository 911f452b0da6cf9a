import { APIError, type GlobalBeforeChangeHook } from 'payload'
import { fixedPathPageError } from '@/src/content/admin/pageFields'

/**
 * Refuses to unpublish a fixed page: other pages link to it, and some of these pages are required
 * by law.
 */
export const refuseUnpublishing: GlobalBeforeChangeHook = ({ data, req }) => {
  const { context, payloadAPI, searchParams } = req
  const isDraft = searchParams?.get('draft') === 'true' || context.bringsDraftBack === true
  if (payloadAPI === 'REST' && data._status === 'draft' && !isDraft) {
    throw new APIError(fixedPathPageError, 409, null, true)
  }
  return data
}
