import { headers } from 'next/headers'
import { payloadInstance } from '@/src/payload'
import { findDocumentName } from '@/src/queries/findDocumentName'

const ID = /^\d{1,9}$/

/** The kind and name of the document at an admin path; null when there is none. */
export async function documentTitle([place, slug, id, ...below]: string[]): Promise<string | null> {
  if (place !== 'collections' || !id || !ID.test(id) || below.length > 0) return null
  const payload = await payloadInstance()
  const config = payload.config.collections.find((collection) => collection.slug === slug)
  const { user } = await payload.auth({ headers: await headers() })
  if (!config || !user) return null
  const name = await findDocumentName(payload, { collection: config.slug, id, user })
  return name === null ? null : `${name} - ${config.labels.singular}`
}
