/** Why a mail was not handed over. */
export type MailFailure = {
  /** What the server answered, and at which step; null where it said nothing. */
  code: number | null
  step: string | null
  words: string
}

/** Reads it from what the sending library throws. */
export function readMailFailure(err: unknown): MailFailure {
  const words = err instanceof Error ? err.message : String(err)
  const { command, responseCode } = fieldsOf(err)
  return {
    code: typeof responseCode === 'number' ? responseCode : null,
    step: typeof command === 'string' ? command : null,
    words,
  }
}

type Thrown = { command?: unknown; responseCode?: unknown }
const fieldsOf = (err: unknown): Thrown => (typeof err === 'object' && err !== null ? err : {})

const ABOUT_THE_MAIL = ['RCPT TO', 'DATA']

/**
 * Whether another attempt would be refused just the same: the server has judged this very mail, or this
 * very mailbox, for good.
 */
export function isRefusedForGood({ code, step }: MailFailure): boolean {
  return code !== null && code >= 500 && step !== null && ABOUT_THE_MAIL.includes(step)
}

/** At whatever step a server says it, it takes nothing more for now. */
const CLOSING = 421

/** Whether the server itself is the trouble, and every other mail would meet it too. */
export function isOfTheServer({ code, step }: MailFailure): boolean {
  return code === null || code === CLOSING || step === null || !ABOUT_THE_MAIL.includes(step)
}
