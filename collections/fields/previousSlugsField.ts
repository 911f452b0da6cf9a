import type { TextField } from 'payload'
import { nobody } from '@/src/access/nobody'

/** The addresses that a document has left, which lead to its present one. */
export const previousSlugsField: TextField = {
  name: 'previousSlugs',
  type: 'text',
  hasMany: true,
  hidden: true,
  access: { create: nobody, update: nobody },
}
