import type { Payload } from 'payload'
import { pictures as englishAlts } from '../content/en/pictures'
import { type PictureSubject, pictures } from '../content/pictures'
import { storeMedia } from './storeMedia'

export function storePicture(payload: Payload, subject: PictureSubject): Promise<number> {
  const { alt, file: filename } = pictures[subject]
  const englishAlt = englishAlts[subject]
  return storeMedia(payload, { folder: 'pictures', filename, alt, englishAlt })
}

/**
 * Replaces the picture name of each entry by the stored media document; images are resized in
 * parallel.
 */
export function storeEntryPictures<Entry extends { picture: PictureSubject }>(
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
