/** Resolves the escapes of names in a PDF's text: `#45` is `E`. */
export function decodePdfNameEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
