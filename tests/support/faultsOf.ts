import pLimit from 'p-limit'
import { type RawAnswer, type RawRequest, sendRaw } from './sendRaw'

const AT_ONCE = 8

/** The requests that the site answered with a server error, or not at all. */
export async function faultsOf(url: string, requests: (RawRequest & { name: string })[]) {
  const limit = pLimit(AT_ONCE)
  const answers = await Promise.all(
    requests.map((request) =>
      limit(async () => ({ name: request.name, answer: await sendRaw(url, request) })),
    ),
  )
  return answers
    .filter(({ answer }) => isFault(answer))
    .map(({ name, answer }) => `${answer}: ${name}`)
}

function isFault(answer: RawAnswer) {
  return answer === 'silence' || (typeof answer === 'number' && answer >= 500)
}
