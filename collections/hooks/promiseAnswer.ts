import type { CollectionBeforeChangeHook } from 'payload'
import type { JobApplication } from '@/payload-types'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { answerDueOn } from '@/src/domain/submissions/answerPromise'

/** By when a candidate is answered, as it is promised at this moment: later settings change nothing of it. */
export const promiseAnswer: CollectionBeforeChangeHook<JobApplication> = async (args) => {
  const { data, operation, req } = args
  if (operation !== 'create') return data
  const { answerDays: days, timezone } = await req.payload.findGlobal({
    slug: 'website-settings',
    depth: 0,
    select: { answerDays: true, timezone: true },
    overrideAccess: false,
    req,
  })
  const sentAt = data.createdAt ? new Date(data.createdAt) : new Date()
  const promise = { days, timezone: timezone ?? DEFAULT_TIMEZONE }
  return { ...data, answerDueOn: answerDueOn(sentAt, promise) }
}
