import type { Field } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { localizedText, localizedTextarea } from './localizedText'
import { pictureField } from './pictureField'

/** What every content page opens with, and what the card that leads to it shows. */
export const pagePresentation: Field[] = [
  localizedText('title', pageFieldText.title, { required: true }),
  localizedText('navigationLabel', pageFieldText.navigationLabel),
  localizedTextarea('summary', pageFieldText.summary, { required: true }),
  pictureField('heroImage', pageFieldText.heroImage, { required: true }),
  localizedTextarea('intro', pageFieldText.intro, { required: true }),
]
