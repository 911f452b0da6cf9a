import { setTimeout as sleep } from 'node:timers/promises'

/** With this interval a visit is written within 100 ms, even if a batch itself takes up to 50. */
const WRITE_INTERVAL_MS = 50
const RETRY_DELAY_MS = 1_000
const MAX_VIEWS_PER_BATCH = 500
const MAX_BUFFERED_VIEWS = 10_000
const ERROR_REPORT_INTERVAL_MS = 60_000

type BatchWriteBufferCallbacks<View> = {
  /** Writes a batch in one transaction. */
  write: (views: View[]) => Promise<void>
  report: (trouble: { err?: unknown; msg: string }) => void
}

/**
 * Buffers entries, such as page views or form reports, and writes them in batches, one at a time,
 * so that a flood or a slow database uses one connection and limited memory. A failed batch is
 * retried; entries beyond the limit are dropped. When PostgreSQL rejects the content of a batch,
 * the batch is halved until the invalid entry is found, and only that entry is dropped.
 */
export function createBatchWriteBuffer<View>({ write, report }: BatchWriteBufferCallbacks<View>) {
  const waiting: View[] = []
  const trouble = throttleErrorReports(report)
  let writing: Promise<void> | undefined
  let flushSignal = new AbortController()
  let dropped = 0
  let inFlight = 0
  let mostAtOnce = MAX_VIEWS_PER_BATCH

  const writeBatch = async () => {
    const batch = waiting.splice(0, mostAtOnce)
    inFlight = batch.length
    mostAtOnce = MAX_VIEWS_PER_BATCH
    try {
      await write(batch)
      return true
    } catch (err) {
      const isRefused = isInvalidContentError(err)
      if (isRefused && batch.length === 1) {
        dropped += 1
        trouble.note({ err, dropped: 1 })
        return true
      }
      waiting.unshift(...batch)
      if (isRefused) mostAtOnce = Math.ceil(batch.length / 2)
      else trouble.note({ err, dropped: 0 })
      return isRefused
    } finally {
      inFlight = 0
    }
  }

  const writeAll = async () => {
    let isAnswered = true
    let writingMs = 0
    while (waiting.length > 0) {
      if (!isAnswered) await waitUnlessAborted(RETRY_DELAY_MS, flushSignal.signal)
      // The wait is shorter after a batch, during which the new views have already waited.
      else if (waiting.length < MAX_VIEWS_PER_BATCH)
        await waitUnlessAborted(WRITE_INTERVAL_MS - writingMs, flushSignal.signal)
      const since = performance.now()
      isAnswered = await writeBatch()
      writingMs = performance.now() - since
      if (!isAnswered && flushSignal.signal.aborted) return
    }
  }

  return {
    add(view: View) {
      if (waiting.length >= MAX_BUFFERED_VIEWS) {
        dropped += 1
        return trouble.note({ dropped: 1 })
      }
      waiting.push(view)
      writing ??= writeAll().finally(() => {
        writing = undefined
      })
    },
    /** Writes the buffered views immediately; stops at the first failure. */
    async flush() {
      flushSignal.abort()
      await writing
      flushSignal = new AbortController()
      trouble.tell()
    },
    /** Logs how many views are lost; called when the process must end. */
    giveUp() {
      const lost = waiting.length + inFlight
      if (lost > 0) report({ msg: `Visits: ${lost} not written at the end` })
    },
    /** The number of buffered views, and of dropped views since the start. */
    figures: () => ({ waiting: waiting.length, dropped }),
  }
}

const waitUnlessAborted = (ms: number, signal: AbortSignal) =>
  sleep(Math.max(0, ms), undefined, { signal, ref: false }).catch(() => undefined)

// Whether a retry would fail again: error classes 22 and 23 are invalid values or constraints.
function isInvalidContentError(err: unknown): boolean {
  if (!(err instanceof Error)) return false
  const isRefusal = 'code' in err && /^2[23]\w{3}$/.test(String(err.code))
  return isRefusal || isInvalidContentError(err.cause)
}

/** Collects errors and reports them once a minute, so that an outage does not fill the log. */
function throttleErrorReports(report: BatchWriteBufferCallbacks<never>['report']) {
  let dropped = 0
  let failures = 0
  let lastError: unknown
  let telling: NodeJS.Timeout | undefined

  const tell = () => {
    clearTimeout(telling)
    telling = undefined
    if (failures + dropped === 0) return
    const msg = `Visits: ${failures} failures to write, ${dropped} dropped`
    report({ ...(lastError === undefined ? {} : { err: lastError }), msg })
    dropped = failures = 0
    lastError = undefined
  }
  const note = (one: { err?: unknown; dropped: number }) => {
    dropped += one.dropped
    if ('err' in one) failures += 1
    lastError = one.err ?? lastError
    telling ??= setTimeout(tell, ERROR_REPORT_INTERVAL_MS).unref()
  }
  return { note, tell }
}
