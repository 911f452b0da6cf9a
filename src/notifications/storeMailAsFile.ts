import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/**
 * Writes the mail as an `.eml` file, readable only by its owner: it may contain personal data or a
 * password link.
 * @returns the file's path
 */
export async function storeMailAsFile(
  directory: string,
  mail: SendMailOptions,
  now: Date,
): Promise<string> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  const moment = now.toISOString().replaceAll(':', '-')
  const file = path.join(directory, `${moment}-${randomUUID().slice(0, 8)}.eml`)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await writeFile(file, message, { mode: 0o600 })
  return file
}
