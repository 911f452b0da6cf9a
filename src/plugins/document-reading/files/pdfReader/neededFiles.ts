import {
  isReaderFile,
  type ReaderFile,
  type ReaderReport,
} from '@/src/plugins/document-reading/rules/pdfReader'

type WaitingFileRequest = { resolve: (bytes: Uint8Array) => void; reject: (err: Error) => void }

const waitingRequests = new Map<string, WaitingFileRequest[]>()

/** Requests a file from the parent page: this page has no network access. */
export async function requestFile(file: string): Promise<Uint8Array> {
  if (!isReaderFile(file)) throw new Error(`${file} is not a file of the viewer`)
  return new Promise((resolve, reject) => {
    const others = waitingRequests.get(file) ?? []
    waitingRequests.set(file, [...others, { resolve, reject }])
    const report: ReaderReport = { kind: 'needs', file }
    if (others.length === 0) window.parent.postMessage(report, '*')
  })
}

/** Passes a file to all requests that wait for it. */
export function receiveFile({ file, bytes }: ReaderFile) {
  for (const { resolve, reject } of waitingRequests.get(file) ?? []) {
    // Each request gets a copy, because the library transfers the bytes to its worker.
    if (bytes) resolve(new Uint8Array(bytes.slice()))
    else reject(new Error(`There is no ${file}`))
  }
  waitingRequests.delete(file)
}
