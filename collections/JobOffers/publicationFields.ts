import type { Field, FieldHook, PayloadRequest } from 'payload'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { checkPublishedDate } from '@/src/content/admin/checkPublishedDate'
import { offerEndingLabels } from '@/src/content/admin/jobOfferStatusTexts'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { OFFER_ENDING_REASONS } from '@/src/domain/offers/offerLife'
import { dayInTimezone, noonOfDay, parseFrenchDateOrInstant } from '@/src/domain/text/frenchDate'
import { selectOptions } from '../fields/selectOptions'
import { previousSlugsField } from '../fields/slugFields'
import { siteTimezone } from '../siteTimezone'
import { clearFieldInCopy, clearPreviousSlugsInCopy, deactivateCopy } from './copiedFields'
import { scheduledTimeField } from './scheduledTimeField'

// Sets the time of a valid day to noon. The validation reports an invalid day.
const setTimeToNoon: FieldHook = async ({ req, value }) => {
  const text = value instanceof Date ? value.toISOString() : value
  const day =
    typeof text === 'string' ? parseFrenchDateOrInstant(text, await siteTimezone(req)) : null
  return day ? noonOfDay(day) : value
}

const noonOfToday = async ({ req }: { req: PayloadRequest }) =>
  noonOfDay(dayInTimezone(await siteTimezone(req), new Date()))

const isActiveField: Field = {
  name: 'isActive',
  type: 'checkbox',
  defaultValue: true,
  label: jobOffersText.isActive.label,
  hooks: { beforeDuplicate: [deactivateCopy] },
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
  hooks: { beforeValidate: [setTimeToNoon], beforeDuplicate: [noonOfToday] },
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

const closingReasonField: Field = {
  name: 'closedAs',
  type: 'select',
  label: jobOffersText.closedAs.label,
  options: selectOptions(OFFER_ENDING_REASONS, offerEndingLabels),
  hooks: { beforeDuplicate: [clearFieldInCopy] },
  admin: {
    disableListColumn: true,
    description: jobOffersText.closedAs.description,
    condition: ({ isActive, publishAt }) => isActive !== true && !publishAt,
  },
}

// A date that only `updateOfferLife` sets.
const serverSetDateField = (name: 'closedAt' | 'shownUntil'): Field => ({
  name,
  type: 'date',
  index: name === 'shownUntil',
  label: jobOffersText[name].label,
  access: serverOnlyWriteAccess,
  hooks: { beforeDuplicate: [clearFieldInCopy] },
  admin: {
    disableListColumn: true,
    readOnly: true,
    width: '50%',
    condition: ({ isActive }, { [name]: moment }) => isActive !== true && Boolean(moment),
    components: { Field: '/components/admin/timezone/DateTimeDisplayField#DateTimeDisplayField' },
  },
})

// The state of the offer before its last publication, which updateOfferLife restores when the
// publication is undone.
const previousLifeStateField: Field = {
  name: 'lifeBefore',
  type: 'json',
  hidden: true,
  access: serverOnlyWriteAccess,
  hooks: { beforeDuplicate: [clearFieldInCopy] },
}

export const publicationFields: Field[] = [
  {
    type: 'group',
    label: jobOffersText.publication.label,
    fields: [
      { type: 'row', fields: [isActiveField, publishedDateField] },
      { type: 'row', fields: [scheduledTimeField('publishAt'), scheduledTimeField('endsAt')] },
      closingReasonField,
      { type: 'row', fields: [serverSetDateField('closedAt'), serverSetDateField('shownUntil')] },
    ],
  },
  {
    name: 'slug',
    type: 'text',
    unique: true,
    label: jobOffersText.slug.label,
    hooks: { beforeDuplicate: [clearFieldInCopy] },
    admin: { position: 'sidebar', description: jobOffersText.slug.description },
  },
  previousLifeStateField,
  { ...previousSlugsField, hooks: { beforeDuplicate: [clearPreviousSlugsInCopy] } },
]
