import type { DateField, FieldHook } from 'payload'
import { siteTimezone } from '@/collections/siteTimezone'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { instantOfWallTime, lastInstantOfDay } from '@/src/domain/text/wallClock'
import { clearFieldInCopy } from './copiedFields'

// A value without a time zone is in the time zone of the settings, not of the server. A date without
// a time means the first instant of that day for `publishAt` and the last instant for `endsAt`.
const SCHEDULED_TIME_FIELD_OPTIONS = {
  publishAt: {
    instantOfDay: (day, timezone) => instantOfWallTime(`${day}T00:00`, timezone),
    component: '/components/admin/timezone/DateTimeInputField#DateTimeInputField',
  },
  endsAt: {
    instantOfDay: lastInstantOfDay,
    component: '/components/admin/jobOffers/EndTimeField#EndTimeField',
  },
} as const satisfies Record<string, { instantOfDay: typeof lastInstantOfDay; component: string }>

const createTimeToInstantHook =
  (name: keyof typeof SCHEDULED_TIME_FIELD_OPTIONS): FieldHook =>
  async ({ req, value }) => {
    if (typeof value !== 'string') return value || null
    const timezone = await siteTimezone(req)
    const instant =
      instantOfWallTime(value, timezone) ??
      SCHEDULED_TIME_FIELD_OPTIONS[name].instantOfDay(value, timezone)
    return instant?.toISOString() ?? (value || null)
  }

/** A field for a planned time of an offer, to the minute. */
export function scheduledTimeField(name: keyof typeof SCHEDULED_TIME_FIELD_OPTIONS): DateField {
  const { label, description } = jobOffersText[name]
  return {
    name,
    type: 'date',
    index: true,
    label,
    hooks: { beforeValidate: [createTimeToInstantHook(name)], beforeDuplicate: [clearFieldInCopy] },
    admin: {
      width: '50%',
      description,
      disableListColumn: true,
      components: { Field: SCHEDULED_TIME_FIELD_OPTIONS[name].component },
    },
  }
}
