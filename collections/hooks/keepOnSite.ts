import { APIError, type GlobalBeforeChangeHook } from 'payload'
import { planErrors } from '@/src/content/admin/plannedChanges'

/** A page that has its place on the site is never taken off it: links lead there, and some of it is the law. */
export const keepOnSite: GlobalBeforeChangeHook = ({ data, req }) => {
  const { context, payloadAPI, searchParams } = req
  const isDraft = searchParams?.get('draft') === 'true' || context.bringsDraftBack === true
  if (payloadAPI === 'REST' && data._status === 'draft' && !isDraft) {
    throw new APIError(planErrors.fixedPage, 409, null, true)
  }
  return data
}
