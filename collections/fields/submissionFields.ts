import type { Field, FieldAccess, SelectField, TextField } from 'payload'
import { adminsOnly, nobody } from '@/src/access/roles'
import { statusChangeText as text } from '@/src/content/admin/statusChange'
import { languageNames } from '@/src/content/languageNames'
import { visitorLanguageWords } from '@/src/content/visitorLanguage'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { notInTheForm } from '../admin/listComponents'
import { selectOptions } from './selectOptions'

const serverOnly: { create: FieldAccess; update: FieldAccess } = { create: nobody, update: nobody }

/**
 * When and by whom the status was last changed: the account, and a copy of its name, which remains
 * after the account is deleted. Set by `statusMarks`.
 */
export const statusChangeFields: Field[] = [
  {
    name: 'statusChangedAt',
    type: 'date',
    label: text.statusChangedAt.label,
    access: serverOnly,
    admin: {
      condition: notInTheForm,
      components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
    },
  },
  {
    name: 'statusChangedByName',
    type: 'text',
    label: text.statusChangedByName.label,
    access: serverOnly,
    admin: { condition: notInTheForm },
  },
  {
    name: 'statusChangedBy',
    type: 'relationship',
    relationTo: 'users',
    label: text.statusChangedBy.label,
    // Moderators may not read other accounts.
    access: { ...serverOnly, read: adminsOnly },
    admin: { condition: notInTheForm },
  },
]

/** The language of the page that the visitor used; replies are written in it. */
export const visitorLanguageField: SelectField = {
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: SOURCE_LANGUAGE,
  label: visitorLanguageWords.label,
  options: selectOptions(SITE_LANGUAGES, languageNames),
  access: { create: nobody, update: nobody },
  admin: { condition: notInTheForm },
}

/**
 * The normalised text that list searches use, maintained by a database trigger. The field is not
 * `hidden`, because Payload does not allow filters on hidden fields.
 */
export const searchTextField = (label: string): TextField => ({
  name: 'searchText',
  type: 'text',
  label,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})

/** Hidden fields that the announcement jobs set, so that nothing is announced twice. */
export const announcementMarks = (marks: readonly string[]): Field[] =>
  marks.map((name) => ({
    name,
    type: 'text',
    hidden: true,
    access: { create: nobody, update: nobody },
  }))
