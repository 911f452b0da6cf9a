import type { DateFieldValidation, Field, FieldHook } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { noonOf, parisDay, parseDay } from '@/src/domain/frenchDate'
import { previousSlugsField } from '../fields/previousSlugsField'

const { errors } = jobOffersText

// A day that cannot be read is left as it came, for the validation to name it.
const toNoon: FieldHook = ({ value }) => {
  const text = value instanceof Date ? value.toISOString() : value
  const day = typeof text === 'string' ? parseDay(text) : null
  return day ? noonOf(day) : value
}

const existingDay: DateFieldValidation = (value) => {
  if (!value) return errors.publishedDateRequired
  return parseDay(String(value)) !== null || errors.publishedDateFormat
}

export const publicationFields: Field[] = [
  {
    name: 'isActive',
    type: 'checkbox',
    defaultValue: true,
    label: jobOffersText.isActive.label,
    admin: {
      position: 'sidebar',
      description: jobOffersText.isActive.description,
      components: { Cell: '/components/admin/jobOffers/ActiveToggleCell#ActiveToggleCell' },
    },
  },
  {
    name: 'publishedDate',
    type: 'date',
    required: true,
    defaultValue: () => noonOf(parisDay(new Date())),
    label: jobOffersText.publishedDate.label,
    validate: existingDay,
    hooks: { beforeValidate: [toNoon] },
    admin: {
      position: 'sidebar',
      placeholder: jobOffersText.publishedDate.placeholder,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
      components: {
        Cell: '/components/admin/jobOffers/PublishedDateCell#PublishedDateCell',
        Field: '/components/admin/jobOffers/PublishedDateField#PublishedDateField',
      },
    },
  },
  {
    name: 'slug',
    type: 'text',
    unique: true,
    label: jobOffersText.slug.label,
    admin: { position: 'sidebar', description: jobOffersText.slug.description },
  },
  previousSlugsField,
]
