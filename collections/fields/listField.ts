import type { ArrayField, Field } from 'payload'
import type { ListText } from '@/src/content/admin/fieldText'

/** An array field with labelled rows; at least one row unless `required` is false. */
export function listField(
  name: string,
  { label, description, row }: ListText,
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
