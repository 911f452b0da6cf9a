import type { DateField, FieldHook } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { instantOf } from '@/src/domain/text/wallClock'
import { siteTimezone } from '../siteTimezone'
import { startEmpty } from './startCopy'

// What says no zone is read on the clocks of the settings, not on those of whatever machine this is.
const toInstant: FieldHook = async ({ req, value }) => {
  const instant = typeof value === 'string' ? instantOf(value, await siteTimezone(req)) : null
  return instant ? instant.toISOString() : value || null
}

/** A moment in the life of an offer, to the minute. */
export function momentField(name: 'publishAt' | 'endsAt'): DateField {
  const { label, description } = jobOffersText[name]
  return {
    name,
    type: 'date',
    index: true,
    label,
    hooks: { beforeValidate: [toInstant], beforeDuplicate: [startEmpty] },
    admin: {
      width: '50%',
      description,
      disableListColumn: true,
      components: { Field: '/components/admin/timezone/MomentField#MomentField' },
    },
  }
}
