import { MAX_READER_FILES, type ReaderFile, readerFileAddress } from '@/src/domain/files/pdfReader'
import { bodyOf, readBytes, request } from '../request/request'

/**
 * Fetches for the frame, which has no network, what its document needs to be drawn: tables of characters and
 * fonts, the same for everybody, each once, and no more of them than a document needs.
 */
export function handReaderFiles(frame: HTMLIFrameElement, signal: AbortSignal) {
  const fetched = new Map<string, Promise<ArrayBuffer | null>>()
  const bytesOf = (file: string) => {
    if (!fetched.has(file) && fetched.size < MAX_READER_FILES) {
      fetched.set(file, fetchFile(file, signal))
    }
    return fetched.get(file)
  }
  return async (file: string) => {
    const handed: ReaderFile = { file, bytes: (await bytesOf(file)) ?? null }
    if (!signal.aborted) frame.contentWindow?.postMessage(handed, '*')
  }
}

const fetchFile = async (file: string, signal: AbortSignal) =>
  bodyOf(await request(readerFileAddress(file), { signal }, readBytes))
