import type { Payload } from 'payload'
import { englishPictureAlts as englishAlts } from '../content/en/englishPictureAlts'
import { type PictureSubject, pictures } from '../content/pictures'
import { findOrCreateMedia } from './findOrCreateMedia'

export function findOrCreatePicture(payload: Payload, subject: PictureSubject): Promise<number> {
  const { alt, file: filename } = pictures[subject]
  const englishAlt = englishAlts[subject]
  return findOrCreateMedia(payload, { folder: 'pictures', filename, alt, englishAlt })
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
      picture: await findOrCreatePicture(payload, picture),
    })),
  )
}
