import type { FieldHook } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { slugify } from '@/src/domain/text/normalizeText'

type Page = { id: number; slug?: string | null; title?: string | null }

/**
 * Payload copies a page into another language with its slug. The slug is then made from the
 * translated title, as for a page that was not copied; later changes by staff stay.
 */
export const followTranslatedTitle: FieldHook<Page, string | null | undefined> = (args) => {
  const { data, originalDoc, req, siblingDocWithLocales, value } = args
  if (req.locale === SOURCE_LANGUAGE || !originalDoc) return value
  const slugs = new Map(Object.entries(siblingDocWithLocales?.slug ?? {}))
  const titles = new Map(Object.entries(siblingDocWithLocales?.title ?? {}))
  const titleThere = titles.get(SOURCE_LANGUAGE)
  const isCopy = value === slugs.get(SOURCE_LANGUAGE) && originalDoc.title === titleThere
  const title = data?.title
  return isCopy && title && title !== titleThere ? slugify(title) : value
}
