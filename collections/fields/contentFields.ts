import type {
  ArrayField,
  Field,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  TypedLocale,
  UploadField,
} from 'payload'
import { fieldErrors } from '@/src/content/admin/fields'
import type { ArrayFieldText, FieldText } from '@/src/content/admin/fieldText'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { iconLabels } from '@/src/content/iconLabels'
import { isSiteLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { ICON_NAMES } from '@/src/domain/look/icon'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { selectOptions } from './selectOptions'

/**
 * The default value of a localised field for some languages. Other languages start empty; otherwise
 * the English page would show a French text.
 */
export const createLocalizedDefaultValue =
  <Value>(values: Partial<Record<SiteLanguage, Value>>) =>
  ({ locale }: { locale?: TypedLocale }): Value | undefined =>
    isSiteLanguage(locale) ? values[locale] : undefined

type LocalizedTextFieldOptions = {
  required?: boolean
  /** The default value in French. */
  frenchDefault?: string
}

/** A localised line of text. */
export function localizedText(
  name: string,
  { label, description }: FieldText,
  options: LocalizedTextFieldOptions = {},
): TextField {
  return {
    name,
    type: 'text',
    label,
    localized: true,
    admin: { description },
    ...requiredAndDefaultOptions(options),
  }
}

/** Localised paragraphs of plain text. */
export function localizedTextarea(
  name: string,
  { label, description }: FieldText,
  options: LocalizedTextFieldOptions = {},
): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    admin: { description, rows: 4 },
    ...requiredAndDefaultOptions(options),
  }
}

function requiredAndDefaultOptions({ required, frenchDefault }: LocalizedTextFieldOptions) {
  if (frenchDefault === undefined) return { required }
  return { required, defaultValue: createLocalizedDefaultValue({ fr: frenchDefault }) }
}

export function pictureField(
  name: string,
  { label, description }: FieldText,
  options: { required?: boolean } = {},
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    admin: { description },
    required: options.required,
  }
}

/** Refuses links that could run a script or that disguise their target. */
export const validateSafeLink: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) return required ? req.t('validation:required') : true
  return sanitizeUrl(value) !== '' || fieldErrors.unsafeLink
}

export function urlField(
  { label, description }: FieldText,
  options: Pick<TextField, 'required' | 'defaultValue'> = {},
): TextField {
  return {
    name: 'url',
    type: 'text',
    label,
    admin: { description },
    validate: validateSafeLink,
    ...options,
  }
}

/** An array field with labelled rows; at least one row unless `required` is false. */
export function listField(
  name: string,
  { label, description, row }: ArrayFieldText,
  fields: Field[],
  options: { required?: boolean } = {},
): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: row,
    admin: {
      description,
      initCollapsed: true,
      components: {
        RowLabel: {
          path: '/components/admin/content/RowTitle#RowTitle',
          clientProps: { rowName: row.singular },
        },
      },
    },
    fields,
    required: options.required ?? true,
  }
}

export const iconField: SelectField = {
  name: 'icon',
  type: 'select',
  label: pageFieldText.icon.label,
  // The name gives all cards one database enum; otherwise each table would get its own.
  enumName: 'enum_icon',
  options: selectOptions(ICON_NAMES, iconLabels),
  required: true,
}
