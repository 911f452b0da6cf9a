import { hasVisibleText } from '../text/visibleText'

// PostgreSQL stores no NUL, and a lone half of a surrogate pair is not text in any encoding.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const SPACE_OR_CONTROL = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Text of several lines as typed: nothing escaped, line ends unified, the unstorable removed. Text in
 * which there is nothing to see is none.
 */
export function cleanText(typed: string): string {
  return orNothing(typed.replace(UNSTORABLE, '').replace(/\r\n?/g, '\n'))
}

/** Text of one line: a line break in a name or a subject would break a mail's header. */
export function cleanLine(typed: string): string {
  const withoutBreaks = typed
    .replace(UNSTORABLE, '')
    .replace(SPACE_OR_CONTROL, (run) => (CONTROL.test(run) ? ' ' : run))
  return orNothing(withoutBreaks)
}

function orNothing(text: string): string {
  return hasVisibleText(text) ? text.trim() : ''
}
