import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { cacheTag } from '@/src/domain/cacheTag'
import { currentReader } from '@/src/kept/currentReader'
import { payloadInstance } from '@/src/payload'
import { type Reader, visitor } from '@/src/queries/reader'

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

/** Keeps a page like any answer, and reads its draft instead while staff preview it. */
export function keepPage<Asked extends string[], Answer>(
  kept: Kept,
  query: (payload: Payload, reader: Reader, ...asked: Asked) => Promise<Answer>,
) {
  const forVisitors = keep(kept, (payload, ...asked: Asked) => query(payload, visitor, ...asked))
  return async (...asked: Asked) => {
    const reader = await currentReader()
    return reader.draft ? query(await payloadInstance(), reader, ...asked) : forVisitors(...asked)
  }
}
