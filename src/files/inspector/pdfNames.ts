/** A PDF's text with its names as readers see them: `#45` is another way to write `E`. */
export function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
