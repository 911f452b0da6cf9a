import type { CollectionBeforeChangeHook, CollectionConfig, DateField } from 'payload'
import type { JobOffer } from '@/payload-types'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { firstOnlineTime } from '@/src/plugins/job-alerts/rules/offerOnline'

/** The time at which an offer came online for the first time. */
export const firstOnlineField: DateField = {
  name: 'firstOnlineAt',
  type: 'date',
  hidden: true,
  index: true,
  access: serverOnlyWriteAccess,
}

/** Stores when an offer came online, after the core's hooks decided whether it is active. */
export const addFirstOnlineHook = ({ hooks, ...offers }: CollectionConfig): CollectionConfig => ({
  ...offers,
  hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), storeFirstOnlineTime] },
})

const storeFirstOnlineTime: CollectionBeforeChangeHook<JobOffer> = ({
  context,
  data,
  operation,
  originalDoc,
}) => {
  // `originalDoc` is ignored on a creation: for a copy Payload passes the original there.
  const before = operation === 'create' ? null : (originalDoc ?? null)
  // The scheduled job passes the database's time.
  const now = context.now instanceof Date ? context.now : new Date()
  return { ...data, firstOnlineAt: firstOnlineTime(before, { ...before, ...data }, now) }
}
