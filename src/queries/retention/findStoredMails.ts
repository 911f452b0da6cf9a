import { readdir } from 'node:fs/promises'
import path from 'node:path'

export type StoredMail = { file: string; keptAt: Date }

const NAMED = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-[0-9a-f]{8}\.eml$/

/** The mails that were kept as files for want of a mail server; their names say since when. */
export async function findStoredMails(directory: string): Promise<StoredMail[]> {
  const names = await readdir(directory).catch((err: NodeJS.ErrnoException) => {
    if (err.code === 'ENOENT') return []
    throw err
  })
  return names.flatMap((name) => {
    const [, hour, minute, second] = NAMED.exec(name) ?? []
    if (!hour) return []
    return [{ file: path.join(directory, name), keptAt: new Date(`${hour}:${minute}:${second}`) }]
  })
}

export async function findMailsStoredBefore(directory: string, limit: Date): Promise<StoredMail[]> {
  return (await findStoredMails(directory)).filter(({ keptAt }) => keptAt < limit)
}
