import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type MailFile = { file: string; keptAt: Date }

const MAIL_FILE_NAME_PATTERN =
  /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-[0-9a-f]{8}\.eml$/

/** Lists the mails stored as files without a mail server; a file name contains the time. */
export async function listMailFiles(directory: string): Promise<MailFile[]> {
  const names = (await nullIfDeleted(readdir(directory))) ?? []
  return names.flatMap((name) => {
    const [, hour, minute, second] = MAIL_FILE_NAME_PATTERN.exec(name) ?? []
    if (!hour) return []
    return [{ file: path.join(directory, name), keptAt: new Date(`${hour}:${minute}:${second}`) }]
  })
}

/** Reads a stored mail; null when it was deleted meanwhile. */
export const readMailFile = ({ file }: MailFile): Promise<Buffer | null> =>
  nullIfDeleted(readFile(file))

const nullIfDeleted = <Read>(reading: Promise<Read>): Promise<Read | null> =>
  reading.catch((err: NodeJS.ErrnoException) => {
    if (err.code === 'ENOENT') return null
    throw err
  })

export async function listMailFilesBefore(directory: string, limit: Date): Promise<MailFile[]> {
  return (await listMailFiles(directory)).filter(({ keptAt }) => keptAt < limit)
}
