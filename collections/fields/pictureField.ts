import type { UploadField } from 'payload'
import type { FieldText } from '@/src/content/admin/fieldText'

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
