import { notFound, redirect } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { PreviewFrame } from '@/components/site/preview/PreviewFrame'
import { pageLanguage } from '@/src/content/pageWords'
import { readPreviewed } from '@/src/domain/preview/previewed'
import { drawPreview } from './drawPreview'

type Props = Pick<ComponentProps<typeof PreviewFrame>, 'document' | 'draw'> & { page: ReactNode }

/** No page is asked for by its address here: it is found by the id of its document. */
export const BY_ID = Promise.resolve({ slug: '' })

/**
 * A document's page beside its form: first as it is stored, then as it is being typed. Each kind of page
 * has a route of its own, so that none shares more style sheets with another than on the site.
 */
export async function BesideForm({ document, draw, page }: Props) {
  const language = await pageLanguage()
  const previewed = readPreviewed(document)
  const drawn = previewed ? await drawPreview(previewed, { language, page }) : 'unknown'
  // Where strangers are told in French that this is for staff, with the status that says so.
  if (drawn === 'refused') redirect('/api/apercu')
  if (drawn === 'unknown') notFound()
  return <PreviewFrame first={drawn} document={document} language={language} draw={draw} />
}
