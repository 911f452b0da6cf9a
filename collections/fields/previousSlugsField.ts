import type { TextField } from 'payload'
import { nobody } from '@/src/access/roles'

/** The former slugs of a document, which redirect to the current one. */
export const previousSlugsField: TextField = {
  name: 'previousSlugs',
  type: 'text',
  hasMany: true,
  hidden: true,
  access: { create: nobody, update: nobody },
}
