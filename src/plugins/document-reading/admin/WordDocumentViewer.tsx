'use client'

import { useEffect, useState } from 'react'
import type { DocumentText } from '@/src/plugins/document-reading/rules/documentText'
import {
  type SearchedWordForms,
  splitTextByHighlight,
} from '@/src/plugins/document-reading/rules/searchHits'
import { documentReadingWords as words } from '@/src/plugins/document-reading/words/admin/documentReading'
import styles from './DocumentViewer.module.css'
import { fetchDocumentText } from './documentTexts'
import { MarkedText } from './MarkedText'

type Props = { fileId: number; fileName: string; sought: SearchedWordForms }

/** The plain text of a candidate's Word document, without layout or images. */
export function WordDocumentViewer({ fileId, fileName, sought }: Props) {
  const [reading, setReading] = useState<DocumentText | 'loading' | 'failed'>('loading')

  useEffect(() => {
    const abortController = new AbortController()
    void fetchDocumentText(fileId, abortController.signal).then((found) => {
      if (!abortController.signal.aborted) setReading(found ?? 'failed')
    })
    return () => abortController.abort()
  }, [fileId])

  if (reading === 'failed') return <p className={styles.problem}>{words.unreadable}</p>
  if (reading === 'loading') {
    return (
      <p className={styles.loading} role="status">
        {words.loading}
      </p>
    )
  }
  return (
    <>
      <p className={styles.extent}>{reading.text === '' ? words.emptyText : words.textOnly}</p>
      {reading.text !== '' && (
        <section aria-label={words.documentTitle(fileName)} className={styles.text}>
          <MarkedText parts={splitTextByHighlight(reading.text, sought)} />
        </section>
      )}
      {reading.isCut && <p className={styles.extent}>{words.textCut}</p>}
    </>
  )
}
