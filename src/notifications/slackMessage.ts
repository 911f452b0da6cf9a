import { cleanLine } from '@/src/domain/submittedText'

export type SlackMessage = { text: string; blocks: SlackBlock[] }

type SlackText = { type: 'mrkdwn'; text: string; verbatim: true }
type SlackBlock =
  | { type: 'header'; text: { type: 'plain_text'; text: string } }
  | { type: 'section'; fields: SlackText[] }
  | { type: 'section'; text: SlackText }

type Draft = {
  title: string
  /** The line that phones and screen readers get instead of the blocks. */
  summary: string
  fields: { label: string; value: string }[]
  quote?: { label: string; text: string }
  link?: { label: string; url: string }
}

// Slack refuses a whole message for one field over 2,000 characters or one text over 3,000.
const FIELD_LIMIT = 1_900
const TEXT_LIMIT = 2_800

export function slackMessage({ title, summary, fields, quote, link }: Draft): SlackMessage {
  return {
    text: escapeMrkdwn(cleanLine(summary), FIELD_LIMIT),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title } },
      { type: 'section', fields: fields.map(({ label, value }) => field(label, value)) },
      ...(quote ? [section(`*${quote.label}*\n${escapeMrkdwn(quote.text, TEXT_LIMIT)}`)] : []),
      ...(link ? [section(`<${link.url}|${link.label}>`)] : []),
    ],
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The text with Slack's control characters escaped, cut to `limit` characters of what is sent. */
export function escapeMrkdwn(text: string, limit: number): string {
  let escaped = ''
  for (const character of text) {
    const next = ENTITIES[character] ?? character
    if (escaped.length + next.length >= limit) return `${escaped.trimEnd()}…`
    escaped += next
  }
  return escaped
}

function field(label: string, value: string): SlackText {
  return mrkdwn(`*${label}*\n${escapeMrkdwn(cleanLine(value), FIELD_LIMIT)}`)
}

function section(text: string): SlackBlock {
  return { type: 'section', text: mrkdwn(text) }
}

// Verbatim: what looks like an address or a channel in a visitor's text must not become a link.
function mrkdwn(text: string): SlackText {
  return { type: 'mrkdwn', text, verbatim: true }
}
