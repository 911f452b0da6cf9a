'use client'

import { useRef } from 'react'
import { MAX_RENDERED_PAGES } from '@/src/plugins/document-reading/rules/pdfReader'
import type { SearchedWordForms } from '@/src/plugins/document-reading/rules/searchHits'
import { documentReadingWords as words } from '@/src/plugins/document-reading/words/admin/documentReading'
import styles from './DocumentViewer.module.css'
import type { PdfRenderingState } from './pdfRendering'
import { usePdfReader } from './usePdfReader'

type Props = { fileId: number; fileName: string; sought: SearchedWordForms }

/** A candidate's PDF, rendered in a sandboxed iframe without access to the session or the network. */
export function PdfDocumentViewer({ fileId, fileName, sought }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const title = words.documentTitle(fileName)
  const reading = usePdfReader(container, {
    fileId,
    title,
    sought: JSON.stringify(sought),
    className: styles.frame,
  })
  if (reading.state === 'failed') return <p className={styles.problem}>{words.unreadable}</p>

  return (
    <div aria-busy={reading.state === 'loading'} className={styles.pdf}>
      {reading.state === 'loading' && (
        <p className={styles.loading} data-over role="status">
          {words.loading}
        </p>
      )}
      {reading.state === 'opened' && <OmittedPdfContentNotice reading={reading} />}
      <div ref={container} />
      {reading.state === 'opened' && (
        <p className={styles.extent}>
          {words.pages(Math.min(reading.pages, MAX_RENDERED_PAGES), reading.pages)}
        </p>
      )}
    </div>
  )
}

type OpenedPdfState = Extract<PdfRenderingState, { state: 'opened' }>

/** Names the blank pages, and states that images are left out. */
function OmittedPdfContentNotice({
  reading: { pages, blankPages, leavesPictureOut },
}: {
  reading: OpenedPdfState
}) {
  return (
    <div role="status">
      {blankPages.length > 0 && (
        <p className={styles.missed}>{words.blankPages(blankPages, pages)}</p>
      )}
      {leavesPictureOut && <p className={styles.missed}>{words.pictureLeftOut}</p>}
    </div>
  )
}
