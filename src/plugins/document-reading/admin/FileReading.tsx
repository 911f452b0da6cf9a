import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import type { ApplicationFile } from '@/src/queries/findApplicationForStaff'
import type { DocumentState } from '../rules/documentReading'
import type { SearchedWordForms } from '../rules/hits'
import { documentReadingWords as words } from '../words/admin/documentReading'
import styles from './FileReading.module.css'
import { PdfDocumentViewer } from './PdfReading'
import { WordDocumentViewer } from './WordReading'

type Props = {
  file: ApplicationFile
  /** Word forms to highlight. */
  sought: SearchedWordForms
  /** Result of the text extraction; undefined until it has run. */
  state: DocumentState | undefined
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
