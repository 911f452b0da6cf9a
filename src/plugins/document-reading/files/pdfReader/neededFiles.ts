import {
  isReaderFileName,
  type ReaderFile,
  type ReaderReport,
} from '@/src/plugins/document-reading/rules/pdfReader'

type WaitingFileRequest = { resolve: (bytes: Uint8Array) => void; reject: (err: Error) => void }

const waitingFileRequests = new Map<string, WaitingFileRequest[]>()

/** Requests a file from the parent page: this page has no network access. */
export async function requestReaderFile(file: string): Promise<Uint8Array> {
  if (!isReaderFileName(file)) throw new Error(`${file} is not a file of the viewer`)
  return new Promise((resolve, reject) => {
    const others = waitingFileRequests.get(file) ?? []
    waitingFileRequests.set(file, [...others, { resolve, reject }])
    const report: ReaderReport = { kind: 'needs', file }
    if (others.length === 0) window.parent.postMessage(report, '*')
  })
}

/** Passes a file to all requests that wait for it. */
export function receiveReaderFile({ file, bytes }: ReaderFile) {
  for (const { resolve, reject } of waitingFileRequests.get(file) ?? []) {
    // Each request gets a copy, because the library transfers the bytes to its worker.
    if (bytes) resolve(new Uint8Array(bytes.slice()))
    else reject(new Error(`There is no ${file}`))
  }
  waitingFileRequests.delete(file)
}
