import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import type { inspectorTasks } from '@/src/plugins/inspectorTasks'

const INSPECTION_TIMEOUT_MS = 15_000
const INSPECTOR_LIMITS = { program: 'fileInspector.cjs', megabytes: 192, seconds: 1 }
const BACKGROUND_INSPECTION_TIMEOUT_MS = 60_000
/**
 * The limits of the background job: enough for a PDF with the largest accepted number of objects.
 */
const BACKGROUND_INSPECTOR_LIMITS = { ...INSPECTOR_LIMITS, megabytes: 512, seconds: 10 }
/** The number of started processes in reserve: one for each concurrent inspection. */
const SPARE_INSPECTOR_COUNT = 2

export type FileToInspect = { kind: FileKind; bytes: Buffer }

/** A task of the inspector: to check a file (`judge`), or one of a plugin. */
export type InspectorTaskName = 'judge' | keyof typeof inspectorTasks
/** A task of the inspector. It gets an untrusted file; its result is sent to our process. */
export type FileInspectionTask = (kind: FileKind, bytes: Buffer) => Promise<object>
export type InspectorRequest = FileToInspect & { task: InspectorTaskName }

/** Thrown when the process could not be started, which says nothing about the file. */
export class InspectorStartError extends Error {}

/**
 * Runs a task in a fresh process that has none of our data and is killed when it computes too long.
 * @throws InspectorStartError, or an error when the process crashed or was too slow
 */
export function runInspector(task: InspectorTaskName, file: FileToInspect): Promise<unknown> {
  return runTaskInInspector(takeSpareInspector, { task, ...file }, INSPECTION_TIMEOUT_MS)
}

/** Like `runInspector`, with a longer time limit and more memory. */
export function runBackgroundInspector(
  task: InspectorTaskName,
  file: FileToInspect,
): Promise<unknown> {
  const start = () => startLimitedProcess<InspectorRequest>(BACKGROUND_INSPECTOR_LIMITS)
  return runTaskInInspector(start, { task, ...file }, BACKGROUND_INSPECTION_TIMEOUT_MS)
}

async function runTaskInInspector(
  start: typeof startInspector,
  question: InspectorRequest,
  withinMs: number,
) {
  const inspector = await start().catch((err: unknown) => {
    throw new InspectorStartError('The inspection of a file could not start', { cause: err })
  })
  try {
    inspector.send(question)
    return await inspector.answer(withinMs)
  } finally {
    inspector.end()
  }
}

declare global {
  // Bundles of several routes, and modules reloaded in development, share these processes.
  var readyInspectors: ReturnType<typeof startInspector>[] | undefined
}
globalThis.readyInspectors ??= []
const spareInspectors = globalThis.readyInspectors

// Starts the next process in advance, because a start takes longer than most inspections.
async function takeSpareInspector() {
  const first = spareInspectors.shift()
  while (spareInspectors.length < SPARE_INSPECTOR_COUNT) {
    const next = startInspector()
    // An error of the start is handled when the process is used.
    next.catch(() => undefined)
    spareInspectors.push(next)
  }
  const inspector = await first?.catch(() => null)
  return inspector && !inspector.isGone() ? inspector : startInspector()
}

const startInspector = () => startLimitedProcess<InspectorRequest>(INSPECTOR_LIMITS)

/** Ends a start that hangs: its CPU time is limited anyway, and a busy machine starts it late. */
const INSPECTOR_START_TIMEOUT_MS = 30_000

type ProcessLimits = {
  program: string
  megabytes: number
  /**
   * The limit of CPU time, including the start. A file on a busy machine waits longer, but needs no
   * more CPU time.
   */
  seconds: number
}

/** Starts a program without access to our environment and with limits on CPU time and memory. */
export async function startLimitedProcess<Question extends object>({
  program,
  megabytes,
  seconds,
}: ProcessLimits) {
  // The system enforces the CPU limit; core dumps are disabled.
  const limited = `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`
  const heap = `--max-old-space-size=${megabytes}`
  const child = spawn(
    '/bin/sh',
    ['-c', limited, process.execPath, heap, findBuiltProgram(program)],
    {
      // The process gets none of our variables, so neither addresses nor secrets.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  const gone = new AbortController()
  child.on('exit', () => gone.abort(new Error('The process ended')))
  child.on('error', (err) => gone.abort(err))
  /** Waits for the next message of the process, at most this time. */
  const answer = async (withinMs: number): Promise<unknown> => {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(withinMs)])
    child.channel?.ref()
    const [message] = await once(child, 'message', { signal })
    return message
  }
  const end = () => child.kill('SIGKILL')
  try {
    await answer(INSPECTOR_START_TIMEOUT_MS)
    // The child is unreferenced, so that an idle one does not keep this process running.
    child.unref()
    child.channel?.unref()
    const send = (question: Question) => child.send(question)
    return { answer, end, send, isGone: () => gone.signal.aborted }
  } catch (err) {
    end()
    throw err
  }
}

// The folders to which the build writes the program, beside the web server, or the start command
// when the site runs from its sources.
const POSSIBLE_PROGRAM_FOLDERS = ['.', 'node_modules/.cache']

function findBuiltProgram(program: string): string {
  const found = POSSIBLE_PROGRAM_FOLDERS.map((folder) =>
    path.resolve(/* turbopackIgnore: true */ process.cwd(), folder, program),
  ).find(existsSync)
  if (!found) throw new Error(`${program} was not built`)
  return found
}
