import type { DateField } from 'payload'
import { nobody } from '@/src/access/nobody'

/** When each language of a document was last written, by which staff see what has fallen behind. */
export const savedAtField: DateField = {
  name: 'savedAt',
  type: 'date',
  localized: true,
  hidden: true,
  access: { create: nobody, update: nobody },
}
