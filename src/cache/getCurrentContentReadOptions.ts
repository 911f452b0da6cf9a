import { draftMode, headers } from 'next/headers'
import { cache } from 'react'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { getPayloadInstance } from '@/src/payload'
import {
  type ContentReadOptions,
  createPreviewReadOptions,
  createVisitorReadOptions,
} from '@/src/queries/contentReadOptions'

/**
 * Returns the query options with which this page reads content. The session is read only in draft
 * mode, so that pages for visitors stay static; it is then checked because the draft-mode cookie
 * outlives the session.
 */
export const getCurrentContentReadOptions = cache(
  async (language: SiteLanguage): Promise<ContentReadOptions> => {
    const staff = getLivePreviewReadOptions()
    if (staff) return staff
    if (!(await draftMode()).isEnabled) return createVisitorReadOptions(language)
    const payload = await getPayloadInstance()
    const { user } = await payload.auth({ headers: await headers() })
    return user && hasStaffRights(user)
      ? createPreviewReadOptions(user, language)
      : createVisitorReadOptions(language)
  },
)

const getLivePreviewContext = cache((): { reader: ContentReadOptions | null } => ({ reader: null }))

/**
 * Sets the query options of this request: its page is rendered for one staff member, who sees it
 * beside its form.
 */
export function setLivePreviewReadOptions(reader: ContentReadOptions) {
  getLivePreviewContext().reader = reader
}

/** The query options of the preview beside a form; null in any other request. */
export const getLivePreviewReadOptions = (): ContentReadOptions | null =>
  getLivePreviewContext().reader
