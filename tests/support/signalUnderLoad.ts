import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTypeScript } from './startTypeScript'

/** The server of the draining tests in a process of its own. */
export async function startDrainingServer() {
  const server = await startTypeScript('tests/support/drainingServer.ts')
  const exited = once(server, 'exit')
  const [port] = await once(server.stdout, 'data')
  return { server, exited, url: `http://127.0.0.1:${String(port).trim()}` }
}

type ServerLoad = {
  visitors: number
  forMs: number
  /** Whether visitors continue until no server accepts their connections, as a proxy does. */
  isGoingOn?: boolean
}

/**
 * Signals a server that has more visitors than it can serve. @returns the result of the requests
 * that were begun before the signal, or of all whose connection was accepted
 */
export async function signalUnderLoad({ visitors, forMs, isGoingOn = false }: ServerLoad) {
  const { server, exited, url } = await startDrainingServer()
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<RequestOutcome>[] = []
  let signalled = false
  const visit = async (visitor: number) => {
    let last: RequestOutcome = 'answered'
    while (isGoingOn ? last === 'answered' : !signalled) {
      // Some visitors reuse their connection.
      const answer = postAndClassify(url, visitor % 2 === 0 && agent)
      answers.push(answer)
      last = await answer
    }
  }
  const visits = Array.from({ length: visitors }, (_, visitor) => visit(visitor))
  await sleep(forMs)
  server.kill('SIGTERM')
  signalled = true
  await Promise.all(visits)
  const outcomes = await Promise.all(answers)
  await exited
  agent.destroy()
  return { begun: outcomes.length, lost: outcomes.filter((outcome) => outcome === 'lost').length }
}

type RequestOutcome = 'answered' | 'turned away' | 'lost'

function postAndClassify(url: string, agent: Agent | false) {
  return new Promise<RequestOutcome>((resolve) => {
    const failed = (err: NodeJS.ErrnoException) =>
      resolve(err.code === 'ECONNREFUSED' ? 'turned away' : 'lost')
    request(url, { method: 'POST', agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.complete ? 'answered' : 'lost'))
      response.once('error', failed)
    })
      .once('error', failed)
      .end('what was typed')
  })
}
