/** Why a mail was not handed over. */
export type MailFailure = {
  /** What the server answered, and at which step; null where it said nothing. */
  code: number | null
  step: string | null
  /** The connection broke, or nobody spoke on it: otherwise it was not even tried. */
  isOfTheNetwork: boolean
  words: string
}

/** Reads it from what the sending library throws. */
export function readMailFailure(err: unknown): MailFailure {
  const words = err instanceof Error ? err.message : String(err)
  const { code: kind, command, responseCode } = fieldsOf(err)
  return {
    code: typeof responseCode === 'number' ? responseCode : null,
    step: typeof command === 'string' ? command : null,
    isOfTheNetwork: typeof kind === 'string',
    words,
  }
}

type Thrown = { code?: unknown; command?: unknown; responseCode?: unknown }
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

// Said before a word of the mail was.
const BEFORE_THE_MAIL = /^connect |greeting never received|connection timeout/i

/** Whether the server cannot have kept the mail: it said no, or was never reached. */
export function hasSurelyNotLeft({ code, isOfTheNetwork, words }: MailFailure): boolean {
  return code !== null || !isOfTheNetwork || BEFORE_THE_MAIL.test(words)
}
