import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import PostalMime from 'postal-mime'
import { ZipFile } from 'yazl'
import { buildPasswordLinkPath } from '@/src/domain/accounts/passwordLink'
import type { FileCheckState } from '@/src/domain/files/fileCheck'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { type FileReadFailure, readCandidateFile } from '@/src/files/readCandidateFile'
import type { PersonDossier } from '@/src/plugins/personal-data/queries/readPersonDossier'

type PersonFile = PersonDossier['files'][number]

/** The entry names and texts of the archive. */
export type ArchiveEntryTexts = {
  data: { name: string; text: string }
  fileName: (file: PersonFile) => string
  mailName: (name: string) => string
  lost: Record<FileReadFailure, string>
  /** The text that replaces a mail with a sign-in link. */
  opensAccount: string
  /** The texts that replace a file that is not known to be harmless. */
  closed: Record<Exclude<FileCheckState, 'clean'>, string>
}

/** Streams a person's data and files as a ZIP; each file is read when it is needed. */
export function createPersonArchive(
  payload: Payload,
  { files, mails }: PersonDossier,
  { env, words }: { env: FileStoreEnvironment; words: ArchiveEntryTexts },
): AsyncGenerator<Uint8Array, void> {
  // Reads a file, except blocked and unchecked ones, which are not exported.
  const bytesOf = async (file: PersonFile) => {
    if (file.checkState !== 'clean') return Buffer.from(words.closed[file.checkState])
    const read = await readCandidateFile(payload, file, env)
    return read.ok ? read.bytes : Buffer.from(words.lost[read.error])
  }
  // Reads a mail, which may be sent or erased during the export.
  const mailIn = async (file: string) => {
    const mail = await readFile(file).catch((err) => {
      payload.logger.warn({ err, msg: 'A mail was deleted during the export' })
      return Buffer.from(words.lost.missing)
    })
    return (await mailContainsPasswordLink(mail)) ? Buffer.from(words.opensAccount) : mail
  }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(words.data.text), words.data.name)
  const add = (name: string, read: () => Promise<Buffer>) =>
    zip.addReadStreamLazy(name, (use) => {
      read().then(
        (bytes) => use(null, Readable.from([bytes])),
        (err) => use(err, Readable.from([])),
      )
    })
  for (const file of files) add(words.fileName(file), () => bytesOf(file))
  for (const { file } of mails) add(words.mailName(path.basename(file)), () => mailIn(file))
  zip.end()
  return zipChunks(zip)
}

/** Whether a mail contains a password link, which gives access to an account. */
async function mailContainsPasswordLink(mail: Buffer): Promise<boolean> {
  const { html, text } = await PostalMime.parse(mail)
  return [html, text].some((part) => part?.includes(buildPasswordLinkPath('')))
}

async function* zipChunks(zip: ZipFile): AsyncGenerator<Uint8Array, void> {
  for await (const piece of zip.outputStream) yield Buffer.from(piece)
}
