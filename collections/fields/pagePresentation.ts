import type { Field } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { localizedText, localizedTextarea } from './localizedText'
import { pictureField } from './pictureField'

/** The opening of a content page, which its cards on other pages also show. */
export const pagePresentation: Field[] = [
  localizedText('title', pageFieldText.title, { required: true }),
  localizedText('navigationLabel', pageFieldText.navigationLabel),
  localizedTextarea('summary', pageFieldText.summary, { required: true }),
  pictureField('heroImage', pageFieldText.heroImage, { required: true }),
  localizedTextarea('intro', pageFieldText.intro, { required: true }),
]
