import type { TextField } from 'payload'
import type { FieldText } from '@/src/content/admin/fieldText'
import { safeLink } from './safeLink'

export function urlField(
  { label, description }: FieldText,
  options: Pick<TextField, 'required' | 'defaultValue'> = {},
): TextField {
  return {
    name: 'url',
    type: 'text',
    label,
    admin: { description },
    validate: safeLink,
    ...options,
  }
}
