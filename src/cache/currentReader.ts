import { draftMode, headers } from 'next/headers'
import { cache } from 'react'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { payloadInstance } from '@/src/payload'
import { previewer, type Reader, visitor } from '@/src/queries/reader'

/**
 * Who asks for this page. Only in draft mode is that looked at, so that pages for visitors stay cached;
 * and then the session counts, because the cookie of the draft mode outlives it.
 */
export const currentReader = cache(async (language: SiteLanguage): Promise<Reader> => {
  const drawnFor = drawingReader()
  if (drawnFor) return drawnFor
  if (!(await draftMode()).isEnabled) return visitor(language)
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: await headers() })
  return user && isStaff(user) ? previewer(user, language) : visitor(language)
})

const drawing = cache((): { reader: Reader | null } => ({ reader: null }))

/** From here on this one page is drawn for these staff alone, who see it beside its form. */
export function drawFor(reader: Reader) {
  drawing().reader = reader
}

/** For whom, where a page is drawn beside its form; null everywhere else. */
export const drawingReader = (): Reader | null => drawing().reader
