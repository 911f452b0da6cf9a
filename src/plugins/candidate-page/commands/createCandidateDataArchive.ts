import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { fileKindOf } from '@/src/domain/files/uploadedFile'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import type {
  CandidateDataCopy,
  IncludedFileNames,
} from '@/src/plugins/candidate-page/rules/candidateDataCopy'
import { readCandidateDataCopy } from '../queries/readCandidateDataCopy'

type CandidateDataArchiveOptions = {
  env: FileStoreEnvironment
  headers: Headers
  dataName: string
  fileNames: Record<ApplicationFileField, string>
  /** The texts with their names in the language of the candidate. */
  listTexts: (copy: CandidateDataCopy, included: IncludedFileNames) => object
}

/** The data and files of an application as a ZIP archive; the history records it before it is sent. */
export async function createCandidateDataArchive(
  payload: Payload,
  application: number,
  { env, headers, dataName, fileNames, listTexts }: CandidateDataArchiveOptions,
): Promise<Buffer> {
  await inTransaction(payload, { user: null, headers }, (req) =>
    recordApplicationEvent(req, { application, kind: 'copy-downloaded' }),
  )
  const copy = await readCandidateDataCopy(payload, application)
  const zip = new ZipFile()
  const included: IncludedFileNames = {}
  for (const file of copy.files) {
    // Blocked and unchecked files do not leave the site.
    const read = file.checkState === 'clean' ? await readCandidateFile(payload, file, env) : null
    if (!read?.ok) continue
    const name = `${fileNames[file.field]}.${fileKindOf(file.storedName) ?? 'pdf'}`
    included[file.field] = name
    zip.addBuffer(read.bytes, name)
  }
  const text = JSON.stringify(listTexts(copy, included), null, 2)
  zip.addBuffer(Buffer.from(text), dataName)
  zip.end()
  return buffer(zip.outputStream)
}
