import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

const START_MS = 10_000

type Limits = {
  program: string
  megabytes: number
  /** Of computing, its start included: on a busy machine a good file waits longer, but needs no more. */
  seconds: number
}

/** Starts a program that knows nothing of ours and is ended when it takes too much. */
export async function startLimited<Question extends object>({
  program,
  megabytes,
  seconds,
}: Limits) {
  // The system itself ends what computes for too long; what it had in memory is written nowhere.
  const limited = `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`
  const heap = `--max-old-space-size=${megabytes}`
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, heap, pathOf(program)], {
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

// Written by the build beside the web server; where the site runs from its sources, by what starts it.
const FOLDERS = ['.', 'node_modules/.cache']

function pathOf(program: string): string {
  const found = FOLDERS.map((folder) =>
    path.resolve(/* turbopackIgnore: true */ process.cwd(), folder, program),
  ).find(existsSync)
  if (!found) throw new Error(`${program} was not built`)
  return found
}
