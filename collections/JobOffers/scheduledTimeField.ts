import type { DateField, FieldHook } from 'payload'
import { siteTimezone } from '@/collections/siteTimezone'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { instantOfWallTime } from '@/src/domain/text/wallClock'
import { clearFieldInCopy } from './copiedFields'

// A value without a time zone is in the time zone of the settings, not of the server.
const toInstant: FieldHook = async ({ req, value }) => {
  const instant =
    typeof value === 'string' ? instantOfWallTime(value, await siteTimezone(req)) : null
  return instant ? instant.toISOString() : value || null
}

/** A planned time of an offer, to the minute. */
export function scheduledTimeField(name: 'publishAt' | 'endsAt'): DateField {
  const { label, description } = jobOffersText[name]
  return {
    name,
    type: 'date',
    index: true,
    label,
    hooks: { beforeValidate: [toInstant], beforeDuplicate: [clearFieldInCopy] },
    admin: {
      width: '50%',
      description,
      disableListColumn: true,
      components: { Field: '/components/admin/timezone/DateTimeInputField#DateTimeInputField' },
    },
  }
}
