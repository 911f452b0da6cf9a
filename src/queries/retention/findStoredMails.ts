import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type StoredMail = { file: string; keptAt: Date }

const NAMED = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-[0-9a-f]{8}\.eml$/

/** The mails that were kept as files for want of a mail server; their names say since when. */
export async function findStoredMails(directory: string): Promise<StoredMail[]> {
  const names = (await unlessGone(readdir(directory))) ?? []
  return names.flatMap((name) => {
    const [, hour, minute, second] = NAMED.exec(name) ?? []
    if (!hour) return []
    return [{ file: path.join(directory, name), keptAt: new Date(`${hour}:${minute}:${second}`) }]
  })
}

/** What stands in it; null where it was removed since it was found, by who erases or by the retention. */
export const readStoredMail = ({ file }: StoredMail): Promise<Buffer | null> =>
  unlessGone(readFile(file))

const unlessGone = <Read>(reading: Promise<Read>): Promise<Read | null> =>
  reading.catch((err: NodeJS.ErrnoException) => {
    if (err.code === 'ENOENT') return null
    throw err
  })

export async function findMailsStoredBefore(directory: string, limit: Date): Promise<StoredMail[]> {
  return (await findStoredMails(directory)).filter(({ keptAt }) => keptAt < limit)
}
