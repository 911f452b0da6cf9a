import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { cacheTag } from '@/src/domain/cacheTag'
import { payloadInstance } from '@/src/payload'

type Kept = {
  /** Unlike that of any other kept answer. */
  name: string
  /** The collections and globals that the answer is made from. */
  madeFrom: readonly string[]
}

/** Keeps the answer of a query until staff change what it was made from. */
export function keep<Asked extends string[], Answer>(
  { name, madeFrom }: Kept,
  query: (payload: Payload, ...asked: Asked) => Promise<Answer>,
) {
  return unstable_cache(
    async (...asked: Asked) => query(await payloadInstance(), ...asked),
    ['content', name],
    { tags: madeFrom.map(cacheTag) },
  )
}
