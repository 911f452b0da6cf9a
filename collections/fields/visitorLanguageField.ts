import type { SelectField } from 'payload'
import { nobody } from '@/src/access/roles'
import { languageNames } from '@/src/content/languageNames'
import { visitorLanguageWords } from '@/src/content/visitorLanguage'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { notInTheForm } from '../admin/listComponents'
import { selectOptions } from './selectOptions'

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
