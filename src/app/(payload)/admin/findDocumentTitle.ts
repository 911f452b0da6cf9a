import { headers } from 'next/headers'
import { getPayloadInstance } from '@/src/payload'
import { findDocumentName } from '@/src/queries/findDocumentName'

const DOCUMENT_ID_PATTERN = /^\d{1,9}$/

/** The title of a page that the configuration adds below a list; null when there is none. */
export async function findCustomViewTitle([place, slug, ...below]: string[]): Promise<
  string | null
> {
  if (place !== 'collections' || below.length === 0) return null
  const { config } = await getPayloadInstance()
  const { admin } = config.collections.find((collection) => collection.slug === slug) ?? {}
  const view = Object.values(admin?.components?.views ?? {}).find(
    (one) => one && 'path' in one && one.path === `/${below.join('/')}`,
  )
  const meta = view && 'meta' in view ? view.meta : null
  const title = meta && 'title' in meta ? meta.title : null
  return typeof title === 'string' ? title : null
}

/** The kind and name of the document at an admin path; null when there is none. */
export async function findDocumentTitle([place, slug, id, ...below]: string[]): Promise<
  string | null
> {
  if (place !== 'collections' || !id || !DOCUMENT_ID_PATTERN.test(id) || below.length > 0)
    return null
  const payload = await getPayloadInstance()
  const config = payload.config.collections.find((collection) => collection.slug === slug)
  const { user } = await payload.auth({ headers: await headers() })
  if (!config || !user) return null
  const name = await findDocumentName(payload, { collection: config.slug, id, user })
  return name === null ? null : `${name} - ${config.labels.singular}`
}
