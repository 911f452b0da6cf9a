import { parsePublicPath } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { parseInternalPath } from '@/src/domain/urls/publicPath'
import { routeSegments } from '@/src/plugins/routeSegments'

const KNOWN_ROUTE_SEGMENTS: ReadonlySet<string> = new Set(routeSegments)
const MAX_ROUTE_SEGMENTS = 7

/**
 * Returns the route pattern for logs and metrics: user input, numbers and tokens become `:id`, so
 * that the number of patterns is bounded. @param path the requested path without its query string
 */
export function routePattern(path: string, defaultLanguage: SiteLanguage): string {
  if (path.startsWith('/_next/')) return '/_next'
  const segments = path.split('/').slice(1, 1 + MAX_ROUTE_SEGMENTS)
  const [first = ''] = segments
  if (first === 'api' || first === 'admin') {
    return `/${[first, ...segments.slice(1).map(maskUnknownSegment)].join('/')}`
  }
  const resolved = parsePublicPath(path, defaultLanguage)
  if ('redirect' in resolved) return '/:moved'
  const { kind } = parseInternalPath(resolved.internalPath)
  if (kind === 'always') return resolved.internalPath
  if (kind === 'picture') return '/images-sociales/:id'
  if (kind === 'page' || kind === 'offer' || kind === 'application')
    return `/${resolved.internalPath.split('/')[1]}/:id`
  return kind === 'elsewhere' ? '/:moved' : '/:unknown'
}

const maskUnknownSegment = (segment: string) =>
  segment === '' || KNOWN_ROUTE_SEGMENTS.has(segment) ? segment : ':id'
