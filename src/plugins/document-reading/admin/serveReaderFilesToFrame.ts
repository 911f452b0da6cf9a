import { bodyOrNull, readResponseBytes, request } from '@/components/admin/request/request'
import {
  MAX_READER_FILES,
  pdfReaderFileUrl,
  type ReaderFile,
} from '@/src/plugins/document-reading/rules/pdfReader'

/**
 * Fetches character maps and fonts for the reader's iframe, which has no network access, and posts them to it.
 * Each file is fetched once; the number of files is limited, because an untrusted document names them.
 */
export function serveReaderFilesToFrame(frame: HTMLIFrameElement, signal: AbortSignal) {
  const fetched = new Map<string, Promise<ArrayBuffer | null>>()
  const bytesOf = (file: string) => {
    if (!fetched.has(file) && fetched.size < MAX_READER_FILES) {
      fetched.set(file, fetchReaderFile(file, signal))
    }
    return fetched.get(file)
  }
  return async (file: string) => {
    const message: ReaderFile = { file, bytes: (await bytesOf(file)) ?? null }
    if (!signal.aborted) frame.contentWindow?.postMessage(message, '*')
  }
}

const fetchReaderFile = async (file: string, signal: AbortSignal) =>
  bodyOrNull(await request(pdfReaderFileUrl(file), { signal }, readResponseBytes))
