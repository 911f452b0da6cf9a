import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTypeScript } from './startTypeScript'

/** The server of the draining tests in a process of its own. */
export async function startDrainingServer() {
  const server = await startTypeScript('tests/support/drainingServer.ts')
  const exited = once(server, 'exit')
  const [port] = await once(server.stdout, 'data')
  return { server, exited, url: `http://127.0.0.1:${String(port).trim()}` }
}

/**
 * Signals a server that has more visitors than it can keep up with.
 * @returns what became of the requests that were begun before the signal
 */
export async function signalUnderLoad({ visitors, forMs }: { visitors: number; forMs: number }) {
  const { server, exited, url } = await startDrainingServer()
  const answers: Promise<boolean>[] = []
  let signalled = false
  const visit = async () => {
    while (!signalled) {
      const answer = isAnswered(url)
      answers.push(answer)
      await answer
    }
  }
  const visits = Array.from({ length: visitors }, visit)
  await sleep(forMs)
  server.kill('SIGTERM')
  signalled = true
  await Promise.all(visits)
  const outcomes = await Promise.all(answers)
  await exited
  return { begun: outcomes.length, lost: outcomes.filter((isDone) => !isDone).length }
}

function isAnswered(url: string) {
  return new Promise<boolean>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.complete))
      response.once('error', () => resolve(false))
    }).once('error', () => resolve(false))
  })
}
