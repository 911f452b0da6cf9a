import { cleanLine } from '@/src/domain/text/normalizeText'

export type SlackMessage = { text: string; blocks: SlackBlock[] }

type SlackPlainText = { type: 'plain_text'; text: string; emoji: false }
/** Markup of our own text; it never contains visitor input. */
type SlackMarkup = { type: 'mrkdwn'; text: string; verbatim: true }
type SlackBlock =
  | { type: 'header'; text: SlackPlainText }
  | { type: 'section'; fields: (SlackPlainText | SlackMarkup)[] }
  | { type: 'section'; text: SlackPlainText | SlackMarkup }

type SlackField = { label: string; value: string }
type SlackMessageOptions = {
  title: string
  /** The text for push notifications and screen readers, which do not read the blocks. */
  summary: string
  fields: SlackField[]
  quote?: { label: string; text: string }
  link?: { label: string; url: string }
}

// The limits are below those of Slack, which refuses a whole message for one field over 2,000
// characters, one text over 3,000 or a section of more than ten fields.
const MAX_FIELD_CHARACTERS = 1_900
const MAX_TEXT_CHARACTERS = 2_800
const MAX_FIELDS_PER_SECTION = 5

/** Builds a message with visitor input as plain text, without formatting, links or mentions. */
export function buildSlackMessage({
  title,
  summary,
  fields,
  quote,
  link,
}: SlackMessageOptions): SlackMessage {
  return {
    text: escapeSlackText(cleanLine(summary), MAX_FIELD_CHARACTERS),
    blocks: [
      { type: 'header', text: createSlackPlainTextObject(title, MAX_FIELD_CHARACTERS) },
      ...createFieldSections(fields),
      ...(quote ? createQuotationBlocks(quote) : []),
      ...(link ? [createSectionBlock(createSlackMarkupObject(`<${link.url}|${link.label}>`))] : []),
    ],
  }
}

function createFieldSections(fields: SlackField[]): SlackBlock[] {
  if (fields.length === 0) return []
  const shown = fields.slice(0, MAX_FIELDS_PER_SECTION)
  const pairs = shown.flatMap(({ label, value }) => [
    createSlackMarkupObject(`*${label}*`),
    createSlackPlainTextObject(cleanLine(value), MAX_FIELD_CHARACTERS),
  ])
  return [
    { type: 'section', fields: pairs },
    ...createFieldSections(fields.slice(MAX_FIELDS_PER_SECTION)),
  ]
}

function createQuotationBlocks({ label, text }: { label: string; text: string }): SlackBlock[] {
  return [
    createSectionBlock(createSlackMarkupObject(`*${label}*`)),
    createSectionBlock(createSlackPlainTextObject(text, MAX_TEXT_CHARACTERS)),
  ]
}

function createSectionBlock(text: SlackPlainText | SlackMarkup): SlackBlock {
  return { type: 'section', text }
}

// Makes a text that is never empty, because Slack refuses an empty one.
function createSlackPlainTextObject(text: string, limit: number): SlackPlainText {
  return { type: 'plain_text', text: escapeSlackText(text, limit) || ' ', emoji: false }
}

function createSlackMarkupObject(text: string): SlackMarkup {
  return { type: 'mrkdwn', text, verbatim: true }
}

const SLACK_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes Slack's control characters; the escaped text has at most `limit` characters. */
export function escapeSlackText(text: string, limit: number): string {
  let escaped = ''
  for (const character of text) {
    const next = SLACK_ENTITIES[character] ?? character
    if (escaped.length + next.length >= limit) return `${escaped.trimEnd()}…`
    escaped += next
  }
  return escaped
}
