import { z } from 'zod'

/** A deletion or revocation, without personal data: the id and the creation identify the record. */
const DeletionSchema = z.object({
  action: z.string().regex(/^[a-z-]{1,60}$/),
  id: z.int().min(1),
  createdAt: z.iso.datetime(),
  at: z.iso.datetime(),
})
export type Deletion = z.infer<typeof DeletionSchema>

export const MAX_DELETIONS_PER_FILE = 5_000
/** A longer file was not written by the worker. */
export const MAX_JOURNAL_FILE_BYTES = 2 * 2 ** 20
/** Longer than backups are retained in practice. The files have no personal data. */
export const JOURNAL_RETENTION_YEARS = 10

const JOURNAL_FILE_NAME_PATTERN =
  /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})\.(\d{3})Z-\d+\.jsonl$/

/** The name of the file with these deletions; the same deletions have the same name. */
export const journalFileName = ({ at, id }: { at: Date; id: string }) =>
  `${at.toISOString().replaceAll(':', '-')}-${id}.jsonl`

/** The time of the latest deletion in a file; null for a name of another format. */
export function journalFileTime(name: string): Date | null {
  const [, day, hour, minute, second, millisecond] = JOURNAL_FILE_NAME_PATTERN.exec(name) ?? []
  const moment = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

export const formatJournal = (deletions: readonly Deletion[]) =>
  deletions.map((deletion) => `${JSON.stringify(deletion)}\n`).join('')

/** Reads the deletions of a file, and whether a line was invalid. The other lines remain valid. */
export function parseJournal(text: string): { deletions: Deletion[]; isDamaged: boolean } {
  const lines = text.split('\n')
  // A complete file ends with a line feed.
  const isCut = lines.pop() !== ''
  const parsed = lines.map((line) => DeletionSchema.safeParse(parseJsonOrNull(line)))
  const deletions = parsed.flatMap(({ data }) => data ?? [])
  return { deletions, isDamaged: isCut || deletions.length < lines.length }
}

function parseJsonOrNull(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // The line is damaged: the schema refuses null, and the caller reports the file.
    return null
  }
}
