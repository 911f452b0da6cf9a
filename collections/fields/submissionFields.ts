import type { Field, SelectField, TextField } from 'payload'
import { hideInForm } from '@/collections/admin/listAndFormComponents'
import { adminsOnly, serverOnlyWriteAccess } from '@/src/access/roles'
import { statusChangeFieldLabels } from '@/src/content/admin/statusChange'
import { languageNamesForStaff } from '@/src/content/languageNames'
import { visitorLanguageWords } from '@/src/content/visitorLanguage'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { selectOptions } from './selectOptions'

type ChangedByFieldName<Name extends string> = `${Name}At` | `${Name}ByName` | `${Name}By`

/**
 * Fields that record when and by whom a submission was changed: the account, and a copy of its
 * name, which remains after the account is deleted.
 */
export const changedByFields = <Name extends string>(
  name: Name,
  labels: Record<ChangedByFieldName<Name>, { label: string }>,
): Field[] => [
  {
    name: `${name}At`,
    type: 'date',
    label: labels[`${name}At`].label,
    access: serverOnlyWriteAccess,
    admin: {
      condition: hideInForm,
      components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' },
    },
  },
  {
    name: `${name}ByName`,
    type: 'text',
    label: labels[`${name}ByName`].label,
    access: serverOnlyWriteAccess,
    admin: { condition: hideInForm },
  },
  {
    name: `${name}By`,
    type: 'relationship',
    relationTo: 'users',
    label: labels[`${name}By`].label,
    // Only Administrators may read this field, because moderators may not read other accounts.
    access: { ...serverOnlyWriteAccess, read: adminsOnly },
    admin: { condition: hideInForm },
  },
]

/** The last change of the status. Set by `statusChangeValues`. */
export const statusChangeFields = changedByFields('statusChanged', statusChangeFieldLabels)

/** The language of the page that the visitor used; replies are written in it. */
export const visitorLanguageField: SelectField = {
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: SOURCE_LANGUAGE,
  label: visitorLanguageWords.label,
  options: selectOptions(SITE_LANGUAGES, languageNamesForStaff),
  access: serverOnlyWriteAccess,
  admin: { condition: hideInForm },
}

/**
 * The normalised text that list searches use, maintained by a database trigger. The field is not
 * `hidden`, because Payload does not allow filters on hidden fields.
 */
export const searchTextField = (label: string): TextField => ({
  name: 'searchText',
  type: 'text',
  label,
  access: serverOnlyWriteAccess,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})

/** Hidden fields that the announcement jobs set, so that nothing is announced twice. */
export const announcementMarkFields = (marks: readonly string[]): Field[] =>
  marks.map((name) => ({ name, type: 'text', hidden: true, access: serverOnlyWriteAccess }))
