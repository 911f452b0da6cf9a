import type { TextareaField, TextField } from 'payload'
import type { FieldText } from '@/src/content/admin/fieldText'

type Options = Pick<TextField, 'required' | 'defaultValue'>

/** One line of text that exists in each language. */
export function localizedText(
  name: string,
  { label, description }: FieldText,
  options: Options = {},
): TextField {
  return { name, type: 'text', label, localized: true, admin: { description }, ...options }
}

/** Paragraphs of plain text that exist in each language. */
export function localizedTextarea(
  name: string,
  { label, description }: FieldText,
  options: Pick<TextareaField, 'required' | 'defaultValue'> = {},
): TextareaField {
  return {
    name,
    type: 'textarea',
    label,
    localized: true,
    admin: { description, rows: 4 },
    ...options,
  }
}
