import { LRUCache } from 'lru-cache'

const KEPT_BYTES = 64 * 1024 * 1024
// A deleted picture is gone after that.
const KEPT_MS = 5 * 60_000
const PICTURE = /^\/api\/media\/file\/[^?]+\?v=\d+$/

/** @typedef {{ headers: import('node:http').OutgoingHttpHeaders, content: Buffer }} Answer */

/**
 * Answers again what Payload has answered for a public picture: eight milliseconds and a way to the
 * store, for bytes whose address changes whenever they do.
 */
export function keptPictures() {
  /** @type {LRUCache<string, Answer>} */
  const answers = new LRUCache({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ content }) => content.length + 1,
    ttl: KEPT_MS,
  })

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @returns {boolean} whether it was answered
   */
  return (request, response) => {
    if (!isForEveryone(request)) return false
    const key = `${request.url} ${request.headers['accept-encoding']}`
    const kept = answers.get(key)
    if (kept) response.writeHead(200, kept.headers).end(kept.content)
    else recordAnswer(response, (answer) => answers.set(key, answer))
    return kept !== undefined
  }
}

// What is asked in parts, or from another site, Payload answers each time on its own.
/** @param {import('node:http').IncomingMessage} request */
function isForEveryone({ method, url, headers }) {
  return method === 'GET' && PICTURE.test(url ?? '') && !headers.range && !headers.origin
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {(answer: Answer) => void} keep
 */
function recordAnswer(response, keep) {
  /** @type {Buffer[]} */
  const chunks = []
  const { write, end } = response
  /** @param {unknown} chunk */
  const record = (chunk) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  response.write = (...given) => {
    record(given[0])
    return Reflect.apply(write, response, given)
  }
  response.end = (...given) => {
    record(given[0])
    return Reflect.apply(end, response, given)
  }
  response.once('finish', () => {
    if (response.statusCode !== 200) return
    const content = Buffer.concat(chunks)
    keep({ headers: { ...response.getHeaders(), 'content-length': content.length }, content })
  })
}
