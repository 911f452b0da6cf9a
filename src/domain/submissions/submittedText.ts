import { hasVisibleText } from '../text/visibleText'

// PostgreSQL cannot store NUL, and a lone surrogate is invalid in every encoding.
const UNSTORABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
const SPACE_OR_CONTROL = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u

/**
 * Multi-line text as typed, without escaping; line ends are normalized and unstorable characters
 * removed. Text without visible characters becomes empty.
 */
export function cleanText(typed: string): string {
  return orNothing(typed.replace(UNSTORABLE, '').replace(/\r\n?/g, '\n'))
}

/** Single-line text: a line break in a name or subject would split mail headers. */
export function cleanLine(typed: string): string {
  const withoutBreaks = typed
    .replace(UNSTORABLE, '')
    .replace(SPACE_OR_CONTROL, (run) => (CONTROL.test(run) ? ' ' : run))
  return orNothing(withoutBreaks)
}

function orNothing(text: string): string {
  return hasVisibleText(text) ? text.trim() : ''
}
