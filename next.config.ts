import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import type { RouteHas } from 'next/dist/lib/load-custom-routes'
import { FALLBACK_EDITION, serializeEdition } from './src/domain/languages/edition'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from './src/domain/languages/siteLocale'
import {
  FORM_URL_FOLDERS,
  FORM_URL_SEGMENTS,
  URL_FOLDER_NAMES,
} from './src/domain/languages/urlSegments'
import { JOB_SEARCH_PARAMETERS } from './src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from './src/domain/urls/sitePaths'

type Rewrite = { source: string; has: RouteHas[]; destination: string }

const LANGUAGE_PATTERN = `(?:${SITE_LANGUAGES.join('|')})`
const EDITION_PATTERN = `${LANGUAGE_PATTERN}-${LANGUAGE_PATTERN}`
const publicPathPattern = `/:path((?!admin|api|_next|maintenance/|${EDITION_PATTERN}(?:$|/)|.*\\..*).*)`

// A path that is neither public nor a file, like /foo.bar, would be read as a locale. It is
// rewritten to a path without a route, so that the not-found page is the response.
const strayPathPattern = `/:stray((?!${EDITION_PATTERN}(?:$|/)|admin$|admin/|api/|_next/|images-sociales/|maintenance/).*)`

/** Rewrites French paths to the pages of an edition, for requests that match `has`. */
function pageRewrites(edition: string, has: RouteHas[]): Rewrite[] {
  return [
    // The web server sends this header for a form of an unknown offer, whose page is not cached.
    {
      source: '/postuler/:slug',
      has: [...has, { type: 'header', key: 'x-address-answer', value: 'unlisted' }],
      destination: `/${edition}/postuler/:slug/sans-offre`,
    },
    // Only the list without filters is cached; a filtered list is rendered for each request.
    ...Object.values(JOB_SEARCH_PARAMETERS).map((key) => ({
      source: JOB_LIST_PATH,
      has: [...has, { type: 'query' as const, key }],
      destination: `/${edition}/offres-trouvees`,
    })),
    { source: publicPathPattern, has, destination: `/${edition}/:path*` },
  ]
}

// The web server has rewritten the path into French, and sends the edition in this header.
const rewritesByEditionHeader = pageRewrites(':edition', [
  { type: 'header', key: 'x-edition', value: `(?<edition>${EDITION_PATTERN})` },
])
// `npm run dev` has no web server: the French edition is at the root, whatever the settings are.
const devServerRewrites =
  process.env.NODE_ENV === 'development'
    ? [...translatedPathRewrites(), ...pageRewrites(serializeEdition(FALLBACK_EDITION), [])]
    : []

function translatedPathRewrites(): Rewrite[] {
  return Object.entries(URL_FOLDER_NAMES).flatMap(([language, folders]) => {
    const edition = `/${language}-${SOURCE_LANGUAGE}`
    const steps = Object.entries(FORM_URL_SEGMENTS).find(([name]) => name === language)?.[1] ?? {}
    const formPaths = FORM_URL_FOLDERS.map(
      (form) => `/${new Map(Object.entries(folders)).get(form)}`,
    )
    return [
      { source: `/${language}`, has: [], destination: edition },
      ...Object.entries(steps).flatMap(([step, own]) =>
        [`/${folders.postuler}/:slug`, ...formPaths].map((form) => ({
          source: `/${language}${form}/${own}`,
          has: [],
          destination: `/${language}${form}/${step}`,
        })),
      ),
      ...Object.values(JOB_SEARCH_PARAMETERS).map((key) => ({
        source: `/${language}/${folders['nos-offres']}`,
        has: [{ type: 'query' as const, key }],
        destination: `${edition}/offres-trouvees`,
      })),
      ...Object.entries(folders).map(([folder, own]) => ({
        source: `/${language}/${own}/:path*`,
        has: [],
        destination: `${edition}/${folder}/:path*`,
      })),
    ]
  })
}

const nextConfig: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  // `npm run dev` does not log the regular requests of the worker, which are sent every second.
  logging: {
    incomingRequests: { ignore: [/^\/api\/payload-jobs\/run/, /^\/api\/offres\/etapes/] },
  },
  // Metadata is always in the head: metadata that is streamed later needs a script, which the
  // content policy would have to allow.
  htmlLimitedBots: /.*/,
  // The cache is in memory, has a maximum size, and starts empty with each process.
  cacheHandler: path.join(import.meta.dirname, 'src/cache/cacheHandler.mjs'),
  cacheMaxMemorySize: 0,
  // The web server compresses responses, also with Brotli, and adds the ETags.
  compress: false,
  generateEtags: false,
  // Images are stored in the needed widths, so that no client can request others.
  images: { unoptimized: true },
  // opentype.js: Node must load its CommonJS module, because its ES module has no default export.
  // payload: two bundles in one process must share the classes of Payload's errors.
  serverExternalPackages: ['opentype.js', 'payload'],
  outputFileTracingIncludes: {
    '/favicon.ico': ['components/site/usualIcons/*'],
    '/icon.svg': ['components/site/usualIcons/*'],
    '/apple-icon.png': ['components/site/usualIcons/*'],
    '/images-sociales/*': [
      'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
    ],
  },
  // `npm run check` and `npm test` check the types, so the build does not.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // The routes are loaded at their first visit, in 0.2 s; all at once take 3 s and 500 MB.
    preloadEntriesOnStart: false,
    // Server code is not minified: this halves the build time and leaves stack traces readable.
    turbopackMinify: { client: true, server: false },
    // Production reads no source maps, and writing them takes half a gigabyte during the build.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'false',
  },
  rewrites: async () => ({
    beforeFiles: [...rewritesByEditionHeader, ...devServerRewrites],
    afterFiles: [{ source: strayPathPattern, destination: '/adresse/inconnue' }],
    fallback: [],
  }),
  redirects: async () => [
    { source: '/api/sitemap.xml', destination: '/sitemap.xml', permanent: true },
    // Mails sent before 23 November 2026 contain this path.
    {
      source: '/admin/reset/:token([0-9a-f]{64})',
      destination: '/admin/mot-de-passe#:token',
      permanent: false,
    },
  ],
}

export default onlyOnAdmin(withPayload(nextConfig))

// Limits Payload's client hints to the admin: on the public routes they cost a second request.
function onlyOnAdmin(config: NextConfig): NextConfig {
  const headers = async () =>
    (await (config.headers?.() ?? [])).map((entry) =>
      entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry,
    )
  return { ...config, headers }
}
