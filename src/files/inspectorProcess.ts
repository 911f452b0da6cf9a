import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { FileKind } from '@/src/domain/uploadedFile'

const START_MS = 10_000
const ANSWER_MS = 15_000
const MEMORY_MEGABYTES = 192

export type SentFile = { kind: FileKind; bytes: Buffer }

/** What is asked of the inspector: whether a file is genuine, or which words stand in it. */
export type InspectorTask = 'judge' | 'readText'

/** The process could not be started, which says nothing about the file. */
export class InspectorMissing extends Error {}

/**
 * Asks a process that knows nothing of ours, keeps nothing for the next file, and is ended when it
 * computes too long.
 * @throws InspectorMissing, and whatever became of a process that died of the file or was too slow
 */
export async function askInspector(task: InspectorTask, file: SentFile): Promise<unknown> {
  const inspector = await startInspector().catch((err: unknown) => {
    throw new InspectorMissing('The inspection of a file could not start', { cause: err })
  })
  try {
    inspector.send({ task, ...file })
    return await inspector.answer(ANSWER_MS)
  } finally {
    inspector.end()
  }
}

async function startInspector() {
  const child = fork(program(), {
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`],
    // Nothing of ours: neither addresses nor secrets.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: 'ignore',
  })
  const gone = new AbortController()
  child.on('exit', () => gone.abort(new Error('The process ended')))
  child.on('error', (err) => gone.abort(err))
  /** The next thing it says, which must come within this time. */
  const answer = async (withinMs: number): Promise<unknown> => {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(withinMs)])
    const [message] = await once(child, 'message', { signal })
    return message
  }
  const end = () => child.kill('SIGKILL')
  try {
    await answer(START_MS)
    const send = (message: SentFile & { task: InspectorTask }) => child.send(message)
    return { answer, end, send }
  } catch (err) {
    end()
    throw err
  }
}

// Written by the build beside the web server; where the site runs from its sources, by what starts it.
const PROGRAMS = ['fileInspector.mjs', 'node_modules/.cache/fileInspector.mjs']

function program(): string {
  const found = PROGRAMS.map((file) =>
    path.resolve(/* turbopackIgnore: true */ process.cwd(), file),
  ).find(existsSync)
  if (!found) throw new Error('The inspecting program was not built')
  return found
}
