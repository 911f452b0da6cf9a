import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'

/**
 * The mails that the site under test sent to this address, oldest first: those that its mail server
 * received, or those that a site without a mail server stored as files.
 */
export async function readSentMailsTo(address: string) {
  const folder = process.env.MAILS_UNDER_TEST ?? ''
  const stored = existsSync(folder) ? readdirSync(folder) : []
  const names = stored.filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names.sort().map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
  )
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address))
}
