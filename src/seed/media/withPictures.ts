import type { Payload } from 'payload'
import type { PictureFormat } from '../pictures/drawPicture'
import type { PictureSubject } from '../pictures/pictureSubjects'
import { storePicture } from './storePicture'

type Illustrated = { picture: PictureSubject }

/** Replaces the subject of each entry's picture by the media it was stored as; drawn side by side. */
export function withPictures<Entry extends Illustrated>(
  payload: Payload,
  entries: Entry[],
  format?: PictureFormat,
): Promise<(Omit<Entry, 'picture'> & { picture: number })[]> {
  return Promise.all(
    entries.map(async ({ picture: subject, ...entry }) => ({
      ...entry,
      picture: await storePicture(payload, { subject, format }),
    })),
  )
}
