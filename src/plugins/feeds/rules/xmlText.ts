const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// Characters that XML 1.0 allows in no form, not even escaped: a feed with one of them cannot be
// parsed.
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML, both for content and for attributes. */
export function escapeXml(text: string): string {
  return text
    .replace(INVALID_XML_CHARACTERS, '')
    .replace(/[&<>"']/g, (character) => XML_ENTITIES[character] ?? character)
}
