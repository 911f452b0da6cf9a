import type { FileContent } from '@/src/domain/uploadedFile'

// Some programs write a little after the end marker; readers look for it this far back.
const TAIL_BYTES = 2048

export function inspectPdf(bytes: Buffer): FileContent {
  const text = bytes.toString('latin1')
  const hasEnd = /startxref\s+\d+\s+%%EOF/.test(text.slice(-TAIL_BYTES))
  const hasObjects = /\d\s+\d+\s+obj\b/.test(text) && /\/Root\s+\d+\s+\d+\s+R/.test(text)
  return {
    format: 'pdf',
    isComplete: hasEnd && hasObjects,
    isEncrypted: /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(text),
  }
}
