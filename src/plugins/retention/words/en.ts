import { formatDate } from '@/src/content/en/dates'
import type { TranslationShape } from '@/src/content/translationShape'
import type { RetentionNoticeWords } from './formatRetentionNotice'
import type { keepConsentWords as fr } from './fr'

/** Below the application form. */
export const retentionNoticeWords: RetentionNoticeWords = {
  rejectedMonths: (months) => `${formatMonths(months)} after a rejection`,
  withdrawnMonths: (months) => `${formatMonths(months)} after you withdraw it`,
  applicationMonths: (months) =>
    `${formatMonths(months)} after our last exchange if nothing is decided`,
  sentence: ([...parts]) => {
    const last = parts.pop()
    return `Your application and its files are deleted ${parts.join(', ')}, and ${last}.`
  },
  withConsent: (months) =>
    `With your consent they are kept after a rejection until the consent ends, and for at most ${formatMonths(months)} after our last exchange.`,
  sealed: (years) =>
    `A summary without CV, letter or notes (name, email, offer, dates and decision) then stays in a restricted archive for ${formatMonths(12 * years)}, in case of a dispute.`,
}

function formatMonths(months: number) {
  if (months % 12 !== 0) return months === 1 ? 'one month' : `${months} months`
  return months === 12
    ? 'one year'
    : `${['two', 'three', 'four', 'five', 'six'][months / 12 - 2]} years`
}

/** The texts about keeping an application for later offers, for candidates. */
export const keepConsentWords: TranslationShape<typeof fr> = {
  legend: 'For future opportunities (optional)',
  duration: (months) => (months === 1 ? '1 month' : `${months} months`),
  text: 'I agree that my application is kept for {{duration}}, so that I can receive other offers that suit me. I can withdraw this consent at any time.',
  title: 'Keep your application for later',
  facts: (offer, day) => `Your application: ${offer}, sent on ${day}.`,
  spontaneous: 'speculative application',
  day: formatDate,
  states: {
    none: 'You have not given your consent. Without it, your application is deleted earlier; it makes no difference to our decision.',
    active: (day) => `You have given your consent. It is valid until ${day}.`,
    ended: (day) => `Your consent ended on ${day}.`,
    withdrawn: (day) => `You withdrew your consent on ${day}.`,
  },
  declined: 'Your refusal is recorded: we will not ask you again about this application.',
  youAccept: 'By accepting, you say:',
  agree: 'I accept',
  renew: 'I extend my consent',
  decline: 'I decline',
  withdraw: 'I withdraw my consent',
  rights: 'Learn more about your rights',
  invalidTitle: 'This link is no longer valid',
  invalidText:
    'It is incomplete, or the application is no longer stored. In that case there is nothing left to delete.',
  backHome: 'Back to the home page',
  mails: {
    request: {
      subject: (company) => `May we keep your application? – ${company}`,
      title: 'Keep your application for later',
      reason: (offer, company) =>
        `${company} would like to keep your application (${offer}), to write to you when another offer suits you. Without your consent it is deleted earlier.`,
    },
    reminder: {
      subject: (company) => `Your consent ends soon – ${company}`,
      title: 'Your consent ends soon',
      reason: (offer, company, day) =>
        `You agreed that ${company} keeps your application (${offer}) to offer you other positions. This consent ends on ${day}. Unless you extend it, your application will then be deleted.`,
    },
    greeting: 'Hello,',
    choice:
      'Open the page below to accept, to decline or to withdraw your consent. Opening the page changes nothing. Without an answer from you, we keep nothing longer.',
    link: 'Answer this request',
    footer:
      'You are receiving this message because you applied to us. Your rights are explained in the page about personal data on our site.',
  },
}
