import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'

const START_MS = 10_000

type Limits = {
  program: string
  megabytes: number
  /**
   * CPU time including the start: on a busy machine a good file waits longer, but needs no more CPU
   * time.
   */
  seconds: number
}

/** Starts a program without access to our environment and with limits on CPU time and memory. */
export async function startLimited<Question extends object>({
  program,
  megabytes,
  seconds,
}: Limits) {
  // The system enforces the CPU limit; core dumps are disabled.
  const limited = `ulimit -c 0; ulimit -t ${seconds}; exec "$0" "$@"`
  const heap = `--max-old-space-size=${megabytes}`
  const child = spawn('/bin/sh', ['-c', limited, process.execPath, heap, pathOf(program)], {
    // No variables of ours, so neither addresses nor secrets.
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const gone = new AbortController()
  child.on('exit', () => gone.abort(new Error('The process ended')))
  child.on('error', (err) => gone.abort(err))
  /** The next message of the process, within this time. */
  const answer = async (withinMs: number): Promise<unknown> => {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(withinMs)])
    child.channel?.ref()
    const [message] = await once(child, 'message', { signal })
    return message
  }
  const end = () => child.kill('SIGKILL')
  try {
    await answer(START_MS)
    // An idle process must not keep this one running.
    child.unref()
    child.channel?.unref()
    const send = (question: Question) => child.send(question)
    return { answer, end, send, isGone: () => gone.signal.aborted }
  } catch (err) {
    end()
    throw err
  }
}

// Written by the build beside the web server; when the site runs from its sources, by the start
// command.
const FOLDERS = ['.', 'node_modules/.cache']

function pathOf(program: string): string {
  const found = FOLDERS.map((folder) =>
    path.resolve(/* turbopackIgnore: true */ process.cwd(), folder, program),
  ).find(existsSync)
  if (!found) throw new Error(`${program} was not built`)
  return found
}
