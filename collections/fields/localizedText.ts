import type { TextareaField, TextField } from 'payload'
import type { FieldText } from '@/src/content/admin/fieldText'
import { startingValue } from './startingValue'

type Options = {
  required?: boolean
  /** The default value in French. */
  frenchDefault?: string
}

/** A localised line of text. */
export function localizedText(
  name: string,
  { label, description }: FieldText,
  options: Options = {},
): TextField {
  return {
    name,
    type: 'text',
    label,
    localized: true,
    admin: { description },
    ...baseField(options),
  }
}

/** Localised paragraphs of plain text. */
export function localizedTextarea(
  name: string,
  { label, description }: FieldText,
  options: Options = {},
): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    admin: { description, rows: 4 },
    ...baseField(options),
  }
}

function baseField({ required, frenchDefault }: Options) {
  if (frenchDefault === undefined) return { required }
  return { required, defaultValue: startingValue({ fr: frenchDefault }) }
}
