import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '@/src/server/operatorError'
import { runProgram } from './programs'

const CONNECTION_COUNT = 32
const MEASURED_SECONDS = 5

/** Measures requests per second at this URL with `wrk`, which sends faster than our code. */
export async function measureResponsesPerSecond(url: string): Promise<number> {
  const said = await runProgram('wrk', [
    '--threads=1',
    `--connections=${CONNECTION_COUNT}`,
    `--duration=${MEASURED_SECONDS}s`,
    url,
  ]).catch((cause) => {
    throw new OperatorError(`This needs wrk: apt-get install wrk (${cause})`)
  })
  const [, failed] = /Non-2xx or 3xx responses: (\d+)/.exec(said) ?? []
  if (failed) throw new Error(`${url}: ${failed} answers were refusals`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1])
}

/**
 * Sends this many requests per second, whether earlier ones have a response or not. @returns
 * milliseconds within which 99 of 100 had a response, from the time at which each was due
 */
export async function measureSlowestAtPace(url: string, perSecond: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const answers: Promise<number>[] = []
  const since = performance.now()
  for (let due = since; due < since + MEASURED_SECONDS * 1000; due += 1000 / perSecond) {
    const early = due - performance.now()
    if (early > 1) await pause(early)
    answers.push(requestAndMeasureDelay(url, agent, due))
  }
  const sorted = (await Promise.all(answers)).sort((a, b) => a - b)
  agent.destroy()
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}

function requestAndMeasureDelay(url: string, agent: Agent, due: number) {
  return new Promise<number>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - due))
    }).once('error', reject)
  })
}
