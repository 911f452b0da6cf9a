import { notFound, redirect } from 'next/navigation'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import { parsePreviewedDocumentKey } from '@/src/plugins/live-preview/rules/previewed'
import { PreviewFrame } from '@/src/plugins/live-preview/site/PreviewFrame'
import { renderPreview } from './renderPreview'
import { renderUnsavedPreview } from './renderUnsavedPreview'

type Props = { params: Promise<{ document: string[] }> }

/** The page of the preview beside a form: first as stored, then with the typed values. */
export default async function PreviewRoute({ params }: Props) {
  const { document } = await params
  const language = await currentPageLanguage()
  const previewed = parsePreviewedDocumentKey(document)
  const drawn = previewed ? await renderPreview(previewed, language) : 'unknown'
  // This route explains in French that the preview is for staff, with status 403.
  if (drawn === 'refused') redirect('/api/apercu')
  if (drawn === 'unknown') notFound()
  return (
    <PreviewFrame
      first={drawn}
      document={document}
      language={language}
      draw={renderUnsavedPreview}
    />
  )
}
