import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { childEnvironment } from '@/src/env'
import { killOnExit } from '@/src/server/process/killOnExit'

export type RunningProgram = {
  child: ChildProcess
  /** Returns once the URL responds 200. */
  answers: (url: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a program that runs until it is stopped, and ignores its output. */
export function startProgram(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): RunningProgram {
  const env = childEnvironment(variables)
  const child = killOnExit(spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    child,
    answers: async (url) => {
      while (!(await respondsOk(url))) {
        if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} has ended`)
        await pause(20)
      }
    },
    stop: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

/** @returns the output of the program; throws with its error output */
export async function runProgram(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<string> {
  const child = killOnExit(spawn(command, args, { env: childEnvironment(variables) }))
  const said: Buffer[] = []
  const complained: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complained.push(chunk))
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (status === 0) return Buffer.concat(said).toString()
  throw new Error(`${command} ${args.join(' ')}\n${Buffer.concat([...said, ...complained])}`)
}

async function respondsOk(url: string) {
  try {
    return (await fetch(url)).status === 200
  } catch {
    // No server listens there yet.
    return false
  }
}
