import type { Field } from 'payload'
import { nobody } from '@/src/access/nobody'

const noted = { localized: true, hidden: true, access: { create: nobody, update: nobody } } as const

/** By which staff see what has fallen behind in a language. */
export const translationFields: Field[] = [
  /** When each language of a document was last written. */
  { name: 'savedAt', type: 'date', ...noted },
  /** The mark of the house's own words as they stood when these were written. */
  { name: 'madeFrom', type: 'text', ...noted },
]
