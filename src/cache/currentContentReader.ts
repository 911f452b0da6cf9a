import { draftMode, headers } from 'next/headers'
import { cache } from 'react'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { payloadInstance } from '@/src/payload'
import { type ContentReader, previewReader, visitorReader } from '@/src/queries/contentReader'

/**
 * The reader of this page. The session is read only in draft mode, so that pages for visitors stay
 * static; it is then checked because the draft-mode cookie outlives the session.
 */
export const currentContentReader = cache(
  async (language: SiteLanguage): Promise<ContentReader> => {
    const staff = livePreviewReader()
    if (staff) return staff
    if (!(await draftMode()).isEnabled) return visitorReader(language)
    const payload = await payloadInstance()
    const { user } = await payload.auth({ headers: await headers() })
    return user && hasStaffRights(user) ? previewReader(user, language) : visitorReader(language)
  },
)

const livePreviewContext = cache((): { reader: ContentReader | null } => ({ reader: null }))

/** Renders the page of this request for this staff member only, who sees it beside its form. */
export function setLivePreviewReader(reader: ContentReader) {
  livePreviewContext().reader = reader
}

/** The staff member for whom a page is rendered beside its form; otherwise null. */
export const livePreviewReader = (): ContentReader | null => livePreviewContext().reader
