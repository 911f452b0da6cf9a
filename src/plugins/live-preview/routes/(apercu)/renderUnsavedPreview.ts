'use server'

import { z } from 'zod'
import { isSiteLanguage } from '@/src/domain/languages/siteLocale'
import { parsePreviewedDocumentKey } from '@/src/plugins/live-preview/rules/previewed'
import { type RenderedPreview, renderPreview } from './renderPreview'

const UnsavedFormSchema = z.object({
  document: z.array(z.string()).max(2),
  language: z.string().refine(isSiteLanguage),
  typed: z.record(z.string(), z.unknown()),
})

/**
 * Renders the page with the unsaved values of the form. The result is sent to this user only and
 * never stored.
 */
export async function renderUnsavedPreview(
  sent: unknown,
): Promise<RenderedPreview | 'refused' | 'unknown'> {
  const { data } = UnsavedFormSchema.safeParse(sent)
  const previewed = data && parsePreviewedDocumentKey(data.document)
  if (!data || !previewed || !isSiteLanguage(data.language)) return 'unknown'
  return renderPreview({ ...previewed, typed: data.typed }, data.language)
}
