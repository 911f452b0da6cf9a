const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escaped markup, created by `html` only. */
export class HtmlMarkup {
  constructor(readonly text: string) {}
}

type HtmlInsert = string | HtmlMarkup | HtmlMarkup[] | null | undefined

/** Builds markup; inserted values are escaped unless they are HtmlMarkup. */
export function html(parts: TemplateStringsArray, ...inserts: HtmlInsert[]): HtmlMarkup {
  return new HtmlMarkup(
    parts.reduce((text, part, index) => text + escapeInsert(inserts[index - 1]) + part),
  )
}

function escapeInsert(insert: HtmlInsert): string {
  if (insert === null || insert === undefined) return ''
  if (insert instanceof HtmlMarkup) return insert.text
  if (Array.isArray(insert)) return insert.map(({ text }) => text).join('')
  return insert.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character)
}
