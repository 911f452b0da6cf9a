import type { Payload } from 'payload'
import { pictureAlternatives } from '../content/pictureAlternatives'
import { drawPicture, PICTURE_FORMATS, type PictureFormat } from '../pictures/drawPicture'
import type { PictureVariant } from '../pictures/palette'
import type { PictureSubject } from '../pictures/pictureSubjects'
import { renderToImage } from '../pictures/renderToImage'
import { storeMedia } from './storeMedia'

type Sheet = { subject: PictureSubject; variant?: PictureVariant; format?: PictureFormat }

export function storePicture(
  payload: Payload,
  { subject, variant = 'paper', format = 'hero' }: Sheet,
): Promise<number> {
  return storeMedia(payload, {
    filename: `${subject}-${format}-${variant}.webp`,
    mimetype: 'image/webp',
    alt: pictureAlternatives[subject],
    render: () =>
      renderToImage(drawPicture(subject, variant, format), {
        width: PICTURE_FORMATS[format].width,
        format: 'webp',
      }),
  })
}
