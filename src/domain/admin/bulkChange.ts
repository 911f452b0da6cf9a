/** Maximum number of documents in one request: all run their hooks in one transaction. */
export const MAX_DOCUMENTS_PER_REQUEST = 250

/** Number of ids per read request, because they must fit into one URL. */
const IDS_PER_READ_REQUEST = 100

/** Splits ids into batches that each fit into the URL of one request. */
export function splitIntoReadBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / IDS_PER_READ_REQUEST) }, (_, batch) =>
    all.slice(batch * IDS_PER_READ_REQUEST, (batch + 1) * IDS_PER_READ_REQUEST),
  )
}
