import { sql } from '@payloadcms/db-postgres'
import { QueryError } from 'payload'
import { askedWords } from '@/src/domain/documents/askedWords'
import { DOCUMENT_WORDS, LONGEST_WORDS } from '@/src/domain/documents/documentSearch'
import { foldedWhere } from '@/src/domain/people/foldedWhere'

type Conditions = Parameters<typeof foldedWhere>[0]

/**
 * What a list of applications is asked for as the database answers it: words in folded texts folded, words
 * in documents as the applications in which they stand. Whoever asks sees no more of them than before.
 * @throws QueryError on what cannot be asked of documents
 */
export const searchedWhere = (where: Conditions): Conditions => withDocuments(foldedWhere(where))

function withDocuments(where: Conditions): Conditions {
  if (typeof where !== 'object' || where === null) return where
  const entries = Object.entries(where)
  const others = entries
    .filter(([name]) => name !== DOCUMENT_WORDS)
    .map(([name, asked]) => [name, Array.isArray(asked) ? asked.map(withDocuments) : asked])
  const found = entries
    .filter(([name]) => name === DOCUMENT_WORDS)
    .map(([, asked]) => saying(asked))
  const rest = Object.fromEntries(others)
  return found.length > 0 ? { and: [rest, ...found] } : rest
}

function saying(asked: object): Conditions {
  const [[operator, words] = [], ...more] = Object.entries(asked)
  if (operator !== 'like' || typeof words !== 'string' || more.length > 0) throw impossible()
  if (words.length > LONGEST_WORDS) throw impossible()
  const terms = JSON.stringify(askedWords(words))
  // Payload hands the comparison on as it is: `id = ANY (SELECT …)`.
  const those = sql`ANY (SELECT application_id FROM application_words
    WHERE words @@ words_asked(${terms}::jsonb))`
  return { id: { equals: those } }
}

const impossible = () => new QueryError([{ path: DOCUMENT_WORDS }])
