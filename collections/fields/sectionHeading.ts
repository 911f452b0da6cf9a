import type { Field } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { localizedText, localizedTextarea } from './localizedText'

/** The heading of a section with cards or figures. */
export const sectionHeading: Field[] = [
  localizedText('heading', pageFieldText.heading, { required: true }),
  localizedTextarea('intro', pageFieldText.sectionIntro),
]
