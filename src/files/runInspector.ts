import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { FileVerdict } from '@/src/domain/fileContent'
import { FILE_ERRORS, type FileKind } from '@/src/domain/uploadedFile'

const START_MS = 10_000
const INSPECTION_MS = 15_000
const MEMORY_MEGABYTES = 192

const Verdict = z.object({
  error: z.enum(FILE_ERRORS).nullable(),
  hasActiveContent: z.boolean(),
}) satisfies z.ZodType<FileVerdict>

export type SentFile = { kind: FileKind; bytes: Buffer }

/**
 * Judges a file in a process that knows nothing of ours, keeps nothing for the next file, and is ended
 * when it computes too long. A file of which it dies is a damaged one; one that it does not get to in
 * time, on a machine that is too busy, may be sent again.
 */
export async function runInspector(file: SentFile): Promise<FileVerdict> {
  const inspector = await startInspector().catch((err: unknown) => {
    console.error({ err, msg: 'The inspection of a file could not start' })
    return null
  })
  if (!inspector) return { error: 'fileNotInspected', hasActiveContent: false }
  try {
    inspector.send(file)
    return Verdict.parse(await inspector.answer(INSPECTION_MS))
  } catch (err) {
    console.warn({ err, msg: 'The inspection of a file was given up' })
    return { error: isOutOfTime(err) ? 'fileNotInspected' : 'fileDamaged', hasActiveContent: false }
  } finally {
    inspector.end()
  }
}

// As the abort of a wait says it.
function isOutOfTime(err: unknown) {
  const reason = err instanceof Error ? err.cause : undefined
  return reason instanceof Error && reason.name === 'TimeoutError'
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
    return { answer, end, send: (message: SentFile) => child.send(message) }
  } catch (err) {
    end()
    throw err
  }
}

// Written by the build beside the web server; where the site runs from its sources, by what starts it.
const PROGRAMS = ['fileInspector.mjs', 'node_modules/.cache/fileInspector.mjs']

function program(): string {
  const found = PROGRAMS.map((file) => path.resolve(file)).find(existsSync)
  if (!found) throw new Error('The inspecting program was not built')
  return found
}
