import pLimit from 'p-limit'
import { type RawRequest, type RawResult, sendRaw } from './sendRaw'

const CONCURRENT_REQUESTS = 8

/** The requests that the site answered with a server error, or not at all. */
export async function faultsOf(url: string, requests: (RawRequest & { name: string })[]) {
  const limit = pLimit(CONCURRENT_REQUESTS)
  const answers = await Promise.all(
    requests.map((request) =>
      limit(async () => ({ name: request.name, answer: await sendRaw(url, request) })),
    ),
  )
  return answers
    .filter(({ answer }) => isFaultyResponse(answer))
    .map(({ name, answer }) => `${answer}: ${name}`)
}

function isFaultyResponse(answer: RawResult) {
  return answer === 'silence' || (typeof answer === 'number' && answer >= 500)
}
