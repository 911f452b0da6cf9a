import { notFound, redirect } from 'next/navigation'
import { PreviewFrame } from '@/components/site/preview/PreviewFrame'
import { pageLanguage } from '@/src/content/pageWords'
import { readPreviewed } from '@/src/domain/preview/previewed'
import { drawPreview } from '../drawPreview'
import { drawTyped } from '../drawTyped'

type Props = { params: Promise<{ document: string[] }> }

/** A document's page beside its form: first as it is stored, then as it is being typed. */
export default async function PreviewRoute({ params }: Props) {
  const { document } = await params
  const language = await pageLanguage()
  const previewed = readPreviewed(document)
  const drawn = previewed ? await drawPreview(previewed, language) : 'unknown'
  // Where strangers are told in French that this is for staff, with the status that says so.
  if (drawn === 'refused') redirect('/api/apercu')
  if (drawn === 'unknown') notFound()
  return <PreviewFrame first={drawn} document={document} language={language} draw={drawTyped} />
}
