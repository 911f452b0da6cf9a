import { createHash } from 'node:crypto'
import { deferredLayoutScriptSource } from '@/components/site/arrival/deferredLayoutScriptSource'

const INLINE_SCRIPT_PATTERN =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE_PATTERN = /<style[^>]*>([\s\S]*?)<\/style>/g

// The inline scripts that Next and our layout write. Variable ones contain only JSON, so even
// injected content of that shape cannot execute.
const KNOWN_INLINE_SCRIPTS = [
  deferredLayoutScriptSource,
  '(self.__next_f=self.__next_f||[]).push([0])',
]
const DATA_SCRIPT_PATTERN =
  /^(?:self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s

/**
 * Builds the content security policy of a public page: its own resources, and the hashes of its
 * inline scripts that are known to be harmless.
 */
export function publicPageCsp(html: string): string {
  return buildCsp({
    'script-src': [
      "'self'",
      ...cspHashes(elementTexts(html, INLINE_SCRIPT_PATTERN).filter(isHarmlessScript)),
    ],
    'style-src-elem': ["'self'", ...cspHashes(elementTexts(html, INLINE_STYLE_PATTERN))],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
  })
}

function buildCsp(directives: Record<string, string[]>) {
  const all = {
    'default-src': ["'none'"],
    ...directives,
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * The policy of the admin: React streams its pages with inline scripts, and the editor writes
 * inline styles.
 */
export const adminCsp = buildCsp({
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'frame-src': ["'self'"],
})

function isHarmlessScript(script: string) {
  const [, data] = DATA_SCRIPT_PATTERN.exec(script) ?? []
  return KNOWN_INLINE_SCRIPTS.includes(script) || (data !== undefined && isJson(data))
}

function isJson(text: string) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function elementTexts(html: string, element: RegExp) {
  return Array.from(html.matchAll(element), ([, text]) => text ?? '').filter((text) => text !== '')
}

function cspHashes(texts: string[]) {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
