import type { Payload } from 'payload'
import { pictures as englishAlts } from '../content/en/pictures'
import { type PictureSubject, pictures } from '../content/pictures'
import { storeMedia } from './storeMedia'

export function storePicture(payload: Payload, subject: PictureSubject): Promise<number> {
  const { alt, file: filename } = pictures[subject]
  const englishAlt = englishAlts[subject]
  return storeMedia(payload, { folder: 'pictures', filename, alt, englishAlt })
}

/** Replaces the subject of each entry's picture by the media it was stored as; scaled side by side. */
export function withPictures<Entry extends { picture: PictureSubject }>(
  payload: Payload,
  entries: Entry[],
): Promise<(Omit<Entry, 'picture'> & { picture: number })[]> {
  return Promise.all(
    entries.map(async ({ picture, ...entry }) => ({
      ...entry,
      picture: await storePicture(payload, picture),
    })),
  )
}
