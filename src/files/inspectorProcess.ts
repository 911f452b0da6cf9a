import type { FileKind } from '@/src/domain/files/uploadedFile'
import { startLimited } from './limitedProcess'

const ANSWER_MS = 15_000
const LIMITS = { program: 'fileInspector.cjs', megabytes: 192, seconds: 1 }
const PATIENT_ANSWER_MS = 60_000
/** Of the background job: enough for a PDF of the greatest number of objects that is accepted. */
const PATIENT_LIMITS = { ...LIMITS, megabytes: 512, seconds: 10 }
/** As many as work at once: each of them takes the place of one that has begun. */
const READY = 2

export type SentFile = { kind: FileKind; bytes: Buffer }

/** What is asked of the inspector: whether a file is genuine, or which words stand in it. */
export type InspectorTask = 'judge' | 'readText'
export type Question = SentFile & { task: InspectorTask }

/** The process could not be started, which says nothing about the file. */
export class InspectorMissing extends Error {}

/**
 * Asks a process that knows nothing of ours, keeps nothing for the next file, and is ended when it
 * computes too long.
 * @throws InspectorMissing, and whatever became of a process that died of the file or was too slow
 */
export function askInspector(task: InspectorTask, file: SentFile): Promise<unknown> {
  return ask(takeInspector, { task, ...file }, ANSWER_MS)
}

/** Asks a process of its own that may take longer and use more memory. Throws like `askInspector`. */
export function askPatientInspector(task: InspectorTask, file: SentFile): Promise<unknown> {
  const start = () => startLimited<Question>(PATIENT_LIMITS)
  return ask(start, { task, ...file }, PATIENT_ANSWER_MS)
}

async function ask(start: typeof startInspector, question: Question, withinMs: number) {
  const inspector = await start().catch((err: unknown) => {
    throw new InspectorMissing('The inspection of a file could not start', { cause: err })
  })
  try {
    inspector.send(question)
    return await inspector.answer(withinMs)
  } finally {
    inspector.end()
  }
}

declare global {
  // Two routes may be two bundles in one process, and a changed source is another one: they share these.
  var readyInspectors: ReturnType<typeof startInspector>[] | undefined
}
globalThis.readyInspectors ??= []
const ready = globalThis.readyInspectors

// Starting takes longer than most files do: the next ones begin while this one is asked.
async function takeInspector() {
  const first = ready.shift()
  while (ready.length < READY) {
    const next = startInspector()
    // Whoever takes it is told.
    next.catch(() => undefined)
    ready.push(next)
  }
  const inspector = await first?.catch(() => null)
  return inspector && !inspector.isGone() ? inspector : startInspector()
}

const startInspector = () => startLimited<Question>(LIMITS)
