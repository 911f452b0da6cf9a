import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SentMessageInfo, Transporter } from 'nodemailer'
import type Mail from 'nodemailer/lib/mailer'

/**
 * Sends a mail, and has something done once the server is ready for its words and before the first of
 * them: what ends earlier has surely not left, what ends later may have.
 * @throws what that throws, and then the server has nothing
 */
export async function sendTold<Info extends SentMessageInfo>(
  transport: Transporter<Info>,
  mail: Mail.Options,
  beforeItsWords: () => Promise<void>,
): Promise<Info> {
  let isOver = false
  transport.use('stream', ({ message }, done) => {
    message.processFunc((words) => Readable.from(told(words)))
    done()
  })

  // Begun when somebody first reads from it.
  async function* told(words: Readable) {
    // Where the server wants nothing of it, it is poured away, and who waits for it is told first.
    await nextTurn()
    if (!isOver) await beforeItsWords()
    if (!isOver) yield* words
  }

  try {
    return await transport.sendMail(mail)
  } finally {
    isOver = true
  }
}
