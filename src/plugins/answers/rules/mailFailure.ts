/** Why a mail was not accepted by the server. */
export type MailFailure = {
  /** The SMTP reply code and the step; null without a reply. */
  code: number | null
  step: string | null
  words: string
}

/** Parses the error of the mail library. */
export function parseMailFailure(err: unknown): MailFailure {
  const words = err instanceof Error ? err.message : String(err)
  const { command, responseCode } = smtpErrorFields(err)
  return {
    code: typeof responseCode === 'number' ? responseCode : null,
    step: typeof command === 'string' ? command : null,
    words,
  }
}

type SmtpError = { command?: unknown; responseCode?: unknown }
const smtpErrorFields = (err: unknown): SmtpError =>
  typeof err === 'object' && err !== null ? err : {}

const SMTP_STEPS_OF_ONE_MAIL = ['RCPT TO', 'DATA']

/**
 * Whether another attempt would fail in the same way: the server refused this mail or this mailbox
 * permanently.
 */
export function isMailRefusedPermanently({ code, step }: MailFailure): boolean {
  return code !== null && code >= 500 && step !== null && SMTP_STEPS_OF_ONE_MAIL.includes(step)
}

/** A server with this reply code, at any step, is shutting down. */
const SMTP_SERVICE_CLOSING_CODE = 421

/** Whether the cause is the server, so that every other mail would fail too. */
export function isMailServerFailure({ code, step }: MailFailure): boolean {
  return (
    code === null ||
    code === SMTP_SERVICE_CLOSING_CODE ||
    step === null ||
    !SMTP_STEPS_OF_ONE_MAIL.includes(step)
  )
}
