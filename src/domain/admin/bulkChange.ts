/** Maximum number of documents in one request: all run their hooks in one transaction. */
export const MAX_DOCUMENTS_PER_REQUEST = 250

/** Number of ids per read request, because they must fit into one URL. */
const BATCH_SIZE = 100

export function splitIntoBatches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH_SIZE) }, (_, lot) =>
    all.slice(lot * BATCH_SIZE, (lot + 1) * BATCH_SIZE),
  )
}
