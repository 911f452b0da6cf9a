import { fileKindMimeTypes } from '@/src/domain/uploadedFile'
import styles from './CandidateFileSection.module.css'
import { DownloadButton } from './DownloadButton'
import { PdfReading } from './PdfReading'
import { WordReading } from './WordReading'

type Props = {
  file: { id: number; name: string; mimeType: string | null; hasActiveContent: boolean }
  title: string
  caution: string
  download: { label: string; problem: string }
}

/** One of the candidate's files: its name, what to beware of, and what stands in it. */
export function CandidateFileSection({ file, title, caution, download }: Props) {
  const Reading = file.mimeType === fileKindMimeTypes.pdf ? PdfReading : WordReading
  return (
    <section aria-label={title} className={styles.file}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <p className={styles.name}>{file.name}</p>
        <DownloadButton fileId={file.id} fileName={file.name} {...download} />
      </header>
      {file.hasActiveContent && <p className={styles.caution}>{caution}</p>}
      <Reading fileId={file.id} fileName={file.name} />
    </section>
  )
}
