import type { Field } from 'payload'
import { serverOnlyWriteAccess } from '@/src/access/roles'

const hiddenLocalizedField = {
  localized: true,
  hidden: true,
  access: serverOnlyWriteAccess,
} as const

/** Fields that show which translations are outdated. */
export const translationStateFields: Field[] = [
  /** The time at which each language of a document was last written. */
  { name: 'savedAt', type: 'date', ...hiddenLocalizedField },
  /** A digest of the French texts at the time of the translation. */
  { name: 'madeFrom', type: 'text', ...hiddenLocalizedField },
]
