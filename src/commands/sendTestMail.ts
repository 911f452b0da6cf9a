import type { PayloadRequest, SendEmailOptions } from 'payload'
import { z } from 'zod'
import { recordMailTest } from '@/src/audit/recordMails'
import { shortenToOneLine } from '@/src/domain/mails/deliveryFailures'
import { describeRefusedMailTest, type MailTestResult } from '@/src/domain/mails/mailTest'

const TestMailOutcomeSchema = z.discriminatedUnion('delivered', [
  z.object({ delivered: z.literal(true), answer: z.string() }),
  z.object({ delivered: z.literal(false) }),
])

/** Sends a test mail with the current settings and returns the response of the mail server. */
export async function sendTestMail(
  req: PayloadRequest,
  mail: SendEmailOptions,
): Promise<MailTestResult> {
  const test = await tryToSendTestMail(req, mail)
  await recordMailTest(req, test)
  return test
}

async function tryToSendTestMail(
  { payload }: PayloadRequest,
  mail: SendEmailOptions,
): Promise<MailTestResult> {
  try {
    const outcome = TestMailOutcomeSchema.parse(await payload.sendEmail(mail))
    return outcome.delivered
      ? { state: 'sent', answer: shortenToOneLine(outcome.answer) }
      : { state: 'keptAsFile' }
  } catch (err) {
    payload.logger.warn({ err, msg: 'A test mail was not sent' })
    return describeRefusedMailTest(err)
  }
}
