import { rm } from 'node:fs/promises'
import { findStoredMails, readStoredMail } from '@/src/queries/retention/findStoredMails'

/** Removes the mails kept as files that told of these applications, which their Message-IDs name. */
export async function discardMails(directory: string, applications: number[]): Promise<void> {
  if (applications.length === 0) return
  const ids = applications.join('|')
  const isOfThem = new RegExp(`^Message-ID:\\s+<(application|acknowledgement)-(${ids})-`, 'im')
  for (const mail of await findStoredMails(directory)) {
    const stored = await readStoredMail(mail)
    const [head = ''] = stored?.toString('latin1').split(/\r?\n\r?\n/, 1) ?? []
    if (isOfThem.test(head)) await rm(mail.file, { force: true })
  }
}
