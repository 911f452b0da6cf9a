import { type PathTarget, parseInternalPath } from '@/src/domain/urls/publicPath'
import type { SiteLanguage } from '../languages/siteLocale'
import { countedPath, parseCountedPath } from './countedPage'
import { pathWithVisitedSection } from './pathWithVisitedSection'

/** The path of all unknown pages, so that strangers cannot fill tables with invented paths. */
export const UNKNOWN_PAGE_PATH = '/404'

/**
 * A page to be counted: its path, and the document that must exist for it to be a page; null when
 * none is needed.
 */
export type ReportedPage = {
  path: string
  needs: (VisitedDocument & { language: SiteLanguage }) | null
}
export type VisitedDocument = Extract<PathTarget, { slug: string }>

/** The counted path of a page reported by a browser; its document is not verified yet. */
export function parseReportedPath(sentPath: string): ReportedPage {
  const { language, page } = parseCountedPath(sentPath)
  const [path = '', anchor = ''] = page.split('#')
  const counted = (as: string) => countedPath({ language, page: as })
  if (path === '/') {
    return {
      path: counted(pathWithVisitedSection({ pathname: path, hash: `#${anchor}` })),
      needs: null,
    }
  }
  const target = parseInternalPath(removeFormStep(path))
  if ('slug' in target) return { path: counted(path), needs: { ...target, language } }
  // A path with a dot is a file, which programs read and visitors do not.
  const isPage = target.kind === 'always' && !path.includes('.')
  return { path: isPage ? counted(path) : UNKNOWN_PAGE_PATH, needs: null }
}

/** The path under which all languages of a document are counted: with its French slug. */
export function pathWithSourceSlug(
  path: string,
  { slug }: VisitedDocument,
  sourceSlug: string,
): string {
  return path.replace(`/${slug}`, `/${sourceSlug}`)
}

// Removes a step below a form, which exists as long as the form.
function removeFormStep(path: string) {
  return path.replace(/^(\/postuler\/[^/]+)\/(merci|corriger)$/, '$1')
}
