import { readFile, rm } from 'node:fs/promises'
import { findStoredMails } from '@/src/queries/retention/findStoredMails'

/** Removes the mails kept as files that told of these applications, which their Message-IDs name. */
export async function discardMails(directory: string, applications: number[]): Promise<void> {
  if (applications.length === 0) return
  const ids = applications.join('|')
  const isOfThem = new RegExp(`^Message-ID:\\s+<(application|acknowledgement)-(${ids})-`, 'im')
  for (const { file } of await findStoredMails(directory)) {
    const [head = ''] = (await readFile(file, 'latin1')).split(/\r?\n\r?\n/, 1)
    if (isOfThem.test(head)) await rm(file, { force: true })
  }
}
