const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML 1.0 has no way to write these, not even as a number: one of them, and no reader opens the feed.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as it may stand in XML, between tags or in an attribute. */
export function xmlText(text: string): string {
  return text
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
