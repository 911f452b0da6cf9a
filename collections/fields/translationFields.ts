import type { Field } from 'payload'
import { nobody } from '@/src/access/roles'

const serverOnly = {
  localized: true,
  hidden: true,
  access: { create: nobody, update: nobody },
} as const

/** Fields that show which translations are outdated. */
export const translationFields: Field[] = [
  /** When each language of a document was last written. */
  { name: 'savedAt', type: 'date', ...serverOnly },
  /** A digest of the French texts at the time of the translation. */
  { name: 'madeFrom', type: 'text', ...serverOnly },
]
