import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import type { DocumentReadingState } from '@/src/plugins/document-reading/rules/classifyDocumentText'
import type { SearchedWordForms } from '@/src/plugins/document-reading/rules/searchHits'
import { documentReadingWords as words } from '@/src/plugins/document-reading/words/admin/documentReading'
import type { ApplicationFileForStaff } from '@/src/queries/findApplicationForStaff'
import styles from './DocumentViewer.module.css'
import { PdfDocumentViewer } from './PdfDocumentViewer'
import { WordDocumentViewer } from './WordDocumentViewer'

type Props = {
  file: ApplicationFileForStaff
  /** The word forms to highlight. */
  sought: SearchedWordForms
  /** The result of the text extraction; undefined until it has run. */
  state: DocumentReadingState | undefined
}

/** The content of a file, after a sentence when the search does not find it, or only in part. */
export function DocumentViewer({ file, sought, state }: Props) {
  const Viewer = file.mimeType === fileKindMimeTypes.pdf ? PdfDocumentViewer : WordDocumentViewer
  return (
    <>
      {state && state !== 'read' && <p className={styles.unsearched}>{words.unsearched[state]}</p>}
      <Viewer fileId={file.id} fileName={file.name} sought={sought} />
    </>
  )
}
