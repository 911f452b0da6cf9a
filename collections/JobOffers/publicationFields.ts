import type { Field, FieldHook, PayloadRequest } from 'payload'
import { checkPublishedDate } from '@/src/content/admin/checkPublishedDate'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { dayIn, noonOf, parseDay } from '@/src/domain/text/frenchDate'
import { previousSlugsField } from '../fields/previousSlugsField'
import { siteTimezone } from '../siteTimezone'
import { startInactive, startWithoutPreviousSlugs, startWithoutSlug } from './startCopy'

// A day that cannot be read is left as it came, for the validation to name it.
const toNoon: FieldHook = async ({ req, value }) => {
  const text = value instanceof Date ? value.toISOString() : value
  const day = typeof text === 'string' ? parseDay(text, await siteTimezone(req)) : null
  return day ? noonOf(day) : value
}

const noonOfToday = async ({ req }: { req: PayloadRequest }) =>
  noonOf(dayIn(await siteTimezone(req), new Date()))

const isActiveField: Field = {
  name: 'isActive',
  type: 'checkbox',
  defaultValue: true,
  label: jobOffersText.isActive.label,
  hooks: { beforeDuplicate: [startInactive] },
  admin: {
    width: '50%',
    description: jobOffersText.isActive.description,
    components: {
      Cell: '/components/admin/jobOffers/ActiveToggleCell#ActiveToggleCell',
      Field: '/components/admin/jobOffers/ActiveField#ActiveField',
    },
  },
}

const publishedDateField: Field = {
  name: 'publishedDate',
  type: 'date',
  required: true,
  defaultValue: noonOfToday,
  label: jobOffersText.publishedDate.label,
  validate: checkPublishedDate,
  hooks: { beforeValidate: [toNoon], beforeDuplicate: [noonOfToday] },
  admin: {
    width: '50%',
    placeholder: jobOffersText.publishedDate.placeholder,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
    components: {
      Cell: '/components/admin/jobOffers/PublishedDateCell#PublishedDateCell',
      Field: '/components/admin/jobOffers/PublishedDateField#PublishedDateField',
    },
  },
}

export const publicationFields: Field[] = [
  { type: 'row', fields: [isActiveField, publishedDateField] },
  {
    name: 'slug',
    type: 'text',
    unique: true,
    label: jobOffersText.slug.label,
    hooks: { beforeDuplicate: [startWithoutSlug] },
    admin: { position: 'sidebar', description: jobOffersText.slug.description },
  },
  { ...previousSlugsField, hooks: { beforeDuplicate: [startWithoutPreviousSlugs] } },
]
