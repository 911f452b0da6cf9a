import { internalPathWithLanguage } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { HOME_SECTION_ANCHORS } from '@/src/domain/pages/homeSection'
import { type PathTarget, parseInternalPath } from '@/src/domain/urls/publicPath'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import {
  type FieldValue,
  flattenDocumentFields,
  type MultilingualDocument,
} from './flattenDocumentFields'

/** A link in the content: in a text, behind a button or in the menu. */
export type ContentLink = Pick<FieldValue, 'path' | 'language'> & { address: string }

const URL_FIELD_PATTERN = /url$/i

/** Finds all links of a document. */
export function findContentLinks(document: MultilingualDocument): ContentLink[] {
  return flattenDocumentFields(document).flatMap(({ path, language, name, type, value }) => {
    const addresses =
      type === 'richText' ? urlsInRichText(value) : URL_FIELD_PATTERN.test(name) ? [value] : []
    return addresses.flatMap((address) =>
      typeof address === 'string' && address !== '' ? [{ path, language, address }] : [],
    )
  })
}

// Finds the URLs in a rich text, a tree whose link nodes contain them in their fields.
function urlsInRichText(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, fields, root, children }: LexicalNode = node
  const own = type === 'link' || type === 'autolink' ? [fields?.url] : []
  return [
    ...own,
    ...urlsInRichText(root),
    ...(Array.isArray(children) ? children.flatMap(urlsInRichText) : []),
  ]
}

type LexicalNode = {
  type?: unknown
  fields?: { url?: unknown }
  root?: unknown
  children?: unknown
}

/**
 * The target of a link within the site; null for a link to another site or to an anchor of its own
 * page.
 */
export type InternalLink = { target: PathTarget; language: SiteLanguage; anchor: string | null }

/** @param host the host of the site, with its port */
export function parseInternalLink(
  address: string,
  { host, defaultLanguage }: { host: string; defaultLanguage: SiteLanguage },
): InternalLink | null {
  const path = pathOnOwnSite(sanitizeUrl(address), host)
  if (path === null) return null
  const [beforeAnchor = '', anchor = null] = path.split('#')
  const [pathOnly = ''] = beforeAnchor.split('?')
  const { internalPath, language } = internalPathWithLanguage(pathOnly, defaultLanguage)
  return {
    target: parseInternalPath(internalPath),
    language,
    anchor: internalPath === HOME_PATH ? anchor : null,
  }
}

function pathOnOwnSite(address: string, host: string): string | null {
  if (address.startsWith('/')) return address
  if (!/^https?:/i.test(address)) return null
  const url = new URL(address)
  return url.host === host ? url.pathname + url.search + url.hash : null
}

const HOME_ANCHORS: readonly string[] = [...HOME_SECTION_ANCHORS, 'team']

/** Whether the home page has no anchor of this name. */
export const isUnknownHomePageAnchor = (anchor: string | null) =>
  anchor !== null && anchor !== '' && !HOME_ANCHORS.includes(anchor)
