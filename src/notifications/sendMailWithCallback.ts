import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SentMessageInfo, Transporter } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'

/**
 * Sends a mail, and calls `beforeData` after the server has accepted the recipients and before the
 * first byte of the message. A process that ends before this call has surely not sent the mail; one
 * that ends later may have.
 * @throws the error of `beforeData`; the mail was then not sent
 */
export async function sendMailWithCallback<Info extends SentMessageInfo>(
  transport: Transporter<Info>,
  mail: Mail.Options,
  beforeData: () => Promise<void>,
): Promise<Info> {
  let isOver = false
  transport.use('stream', ({ message }, done) => {
    message.processFunc((words) => Readable.from(deferredContent(words)))
    done()
  })

  // The generator delays the content, because it runs only when something reads from it.
  async function* deferredContent(words: Readable) {
    // After a refusal nodemailer drains the stream, but `sendMail` must reject first.
    await nextTurn()
    if (!isOver) await beforeData()
    if (!isOver) yield* words
  }

  try {
    return await transport.sendMail(mail)
  } finally {
    isOver = true
  }
}
