import type { ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { JOB_SEARCH_NAMES } from '@/src/domain/offers/jobSearchAddress'
import { FEED_PATHS } from '@/src/domain/offers/offerFeed'

const AT_ONCE = 2
/** Longer than any page takes: one that hangs must not keep the others waiting. */
const DRAWING_MS = 15_000

const SEARCHED: readonly string[] = [JOB_LIST_PATH, ...Object.values(FEED_PATHS)]

// Drawing takes the processor, of which there is one for all: more at once would be drawn no sooner.
const turn = pLimit(AT_ONCE)

/**
 * Lets go through at once what is kept or short, and a few at a time what takes long: a page drawn for one
 * visitor. Whoever sends something then waits for those few, however many people search.
 * @param draw Begins to answer.
 */
export function inTurn(path: string, query: string, response: ServerResponse, draw: () => void) {
  if (!isSearch(path, query)) return draw()
  turn(() => (response.destroyed ? undefined : answered(response, draw)))
}

function isSearch(path: string, query: string) {
  if (!SEARCHED.includes(path)) return false
  const asked = new URLSearchParams(query)
  return Object.values(JOB_SEARCH_NAMES).some((name) => asked.has(name))
}

// Until it is drawn, not until it is read: some read slowly, and some not at all.
function answered(response: ServerResponse, draw: () => void) {
  return new Promise<void>((resolve) => {
    response.once('close', resolve)
    setTimeout(resolve, DRAWING_MS).unref()
    draw()
    const { end } = response
    response.end = (...given: unknown[]) => {
      resolve()
      return Reflect.apply(end, response, given)
    }
  })
}
