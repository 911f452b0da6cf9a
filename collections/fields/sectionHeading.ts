import type { Field } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { localizedText, localizedTextarea } from './localizedText'

/** What stands above the cards or figures of a section. */
export const sectionHeading: Field[] = [
  localizedText('heading', pageFieldText.heading, { required: true }),
  localizedTextarea('intro', pageFieldText.sectionIntro),
]
