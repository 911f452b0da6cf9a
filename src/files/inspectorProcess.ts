import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FileKind } from '@/src/domain/files/uploadedFile'

const START_MS = 10_000
const ANSWER_MS = 15_000
const MEMORY_MEGABYTES = 192
/** Of computing, its start included: on a busy machine a good file waits longer, but needs no more. */
const COMPUTING_SECONDS = 1
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
export async function askInspector(task: InspectorTask, file: SentFile): Promise<unknown> {
  const inspector = await takeInspector().catch((err: unknown) => {
    throw new InspectorMissing('The inspection of a file could not start', { cause: err })
  })
  try {
    inspector.send({ task, ...file })
    return await inspector.answer(ANSWER_MS)
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

async function startInspector() {
  const child = spawn('/bin/sh', ['-c', LIMITED, process.execPath, HEAP, program()], {
    // Nothing of ours: neither addresses nor secrets.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = new AbortController()
  child.on('exit', () => gone.abort(new Error('The process ended')))
  child.on('error', (err) => gone.abort(err))
  /** The next thing it says, which must come within this time. */
  const answer = async (withinMs: number): Promise<unknown> => {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(withinMs)])
    child.channel?.ref()
    const [message] = await once(child, 'message', { signal })
    return message
  }
  const end = () => child.kill('SIGKILL')
  try {
    await answer(START_MS)
    // One that only waits keeps nobody from ending.
    child.unref()
    child.channel?.unref()
    const send = (question: Question) => child.send(question)
    return { answer, end, send, isGone: () => gone.signal.aborted }
  } catch (err) {
    end()
    throw err
  }
}

const HEAP = `--max-old-space-size=${MEMORY_MEGABYTES}`
// The system itself ends what computes for too long; what it had in memory is written nowhere.
const LIMITED = `ulimit -c 0; ulimit -t ${COMPUTING_SECONDS}; exec "$0" "$@"`

// Written by the build beside the web server; where the site runs from its sources, by what starts it.
const PROGRAMS = ['fileInspector.cjs', 'node_modules/.cache/fileInspector.cjs']

function program(): string {
  const found = PROGRAMS.map((file) =>
    path.resolve(/* turbopackIgnore: true */ process.cwd(), file),
  ).find(existsSync)
  if (!found) throw new Error('The inspecting program was not built')
  return found
}
