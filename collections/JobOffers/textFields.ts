import type { Field, TextField } from 'payload'
import { validateRequiredText } from '@/collections/fields/validateRequiredText'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { cleanListEntries } from '@/src/domain/text/textList'
import { setCopyTitle } from './copiedFields'

const MAX_TITLE_CHARACTERS = 200

function textListField(name: 'stack' | 'benefits' | 'profile'): TextField {
  const { label, description } = jobOffersText[name]
  return {
    name,
    type: 'text',
    hasMany: true,
    label,
    admin: {
      description,
      components: { Field: '/components/admin/jobOffers/TextListField#TextListField' },
    },
    hooks: {
      beforeValidate: [({ value }) => (Array.isArray(value) ? cleanListEntries(value) : value)],
    },
  }
}

export const titleField: TextField = {
  name: 'title',
  type: 'text',
  required: true,
  maxLength: MAX_TITLE_CHARACTERS,
  label: jobOffersText.title.label,
  validate: validateRequiredText(jobOffersText.errors.titleRequired, MAX_TITLE_CHARACTERS),
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
    beforeDuplicate: [setCopyTitle(MAX_TITLE_CHARACTERS)],
  },
  admin: {
    placeholder: jobOffersText.title.placeholder,
  },
}

export const textFields: Field[] = [
  {
    name: 'mission',
    type: 'textarea',
    required: true,
    label: jobOffersText.mission.label,
    validate: validateRequiredText(jobOffersText.errors.missionRequired),
    admin: {
      description: jobOffersText.mission.description,
      placeholder: jobOffersText.mission.placeholder,
      rows: 8,
    },
  },
  textListField('profile'),
  textListField('stack'),
  textListField('benefits'),
  { name: 'searchText', type: 'textarea', hidden: true },
  { name: 'titleSearchText', type: 'text', hidden: true },
]
