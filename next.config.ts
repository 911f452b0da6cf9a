import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import type { RouteHas } from 'next/dist/lib/load-custom-routes'
import { FALLBACK_EDITION, formatEdition } from './src/domain/languages/edition'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from './src/domain/languages/siteLocale'
import {
  FORM_URL_FOLDERS,
  FORM_URL_SEGMENTS,
  URL_FOLDER_NAMES,
} from './src/domain/languages/urlSegments'
import { JOB_SEARCH_PARAMETERS } from './src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from './src/domain/urls/sitePaths'

type Rewrite = { source: string; has: RouteHas[]; destination: string }

const LANGUAGE = `(?:${SITE_LANGUAGES.join('|')})`
const EDITION = `${LANGUAGE}-${LANGUAGE}`
const publicPath = `/:path((?!admin|api|_next|maintenance/|${EDITION}(?:$|/)|.*\\..*).*)`

// Whatever is neither public nor a file, like /foo.bar, would become a locale: it is sent where no
// route is, which answers with the real page not found.
const strayPath = `/:stray((?!${EDITION}(?:$|/)|admin$|admin/|api/|_next/|images-sociales/|maintenance/).*)`

/** Where Next finds the pages of an edition, asked for by their French address. */
function pagesOf(edition: string, has: RouteHas[]): Rewrite[] {
  return [
    // Our web server says so of a form for an offer that does not exist: it is drawn anew each time.
    {
      source: '/postuler/:slug',
      has: [...has, { type: 'header', key: 'x-address-answer', value: 'unlisted' }],
      destination: `/${edition}/postuler/:slug/sans-offre`,
    },
    // The whole list is kept; one that somebody has asked something of is drawn for this request alone.
    ...Object.values(JOB_SEARCH_PARAMETERS).map((key) => ({
      source: JOB_LIST_PATH,
      has: [...has, { type: 'query' as const, key }],
      destination: `/${edition}/offres-trouvees`,
    })),
    { source: publicPath, has, destination: `/${edition}/:path*` },
  ]
}

// Our web server has made the address French, and says here which edition it belongs to.
const inAskedEdition = pagesOf(':edition', [
  { type: 'header', key: 'x-edition', value: `(?<edition>${EDITION})` },
])
// `npm run dev` has no such server: French stands at the root there, whatever the settings say.
const withoutServer =
  process.env.NODE_ENV === 'development'
    ? [...translatedPages(), ...pagesOf(formatEdition(FALLBACK_EDITION), [])]
    : []

function translatedPages(): Rewrite[] {
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
  // Of `npm run dev`: the job runner asks every second.
  logging: {
    incomingRequests: { ignore: [/^\/api\/payload-jobs\/run/, /^\/api\/offres\/etapes/] },
  },
  // The head of a page comes before its body, for everybody: moving it there later takes a script that the
  // content policy would have to know.
  htmlLimitedBots: /.*/,
  // In memory and up to a limit, whatever is asked for; a fresh start begins with nothing anyway.
  cacheHandler: path.join(import.meta.dirname, 'src/cache/cacheHandler.mjs'),
  cacheMaxMemorySize: 0,
  // Our web server does both, in Brotli too.
  compress: false,
  generateEtags: false,
  // Pictures come in the widths that pages need: nobody may have others made.
  images: { unoptimized: true },
  // opentype.js: its ES module has no default export, its CommonJS one nothing else: Node takes the latter everywhere.
  // payload: pages and routes are two bundles in one process, and Payload knows its own errors by their class.
  serverExternalPackages: ['opentype.js', 'payload'],
  outputFileTracingIncludes: {
    '/favicon.ico': ['components/site/usualIcons/*'],
    '/icon.svg': ['components/site/usualIcons/*'],
    '/apple-icon.png': ['components/site/usualIcons/*'],
    '/images-sociales/*': [
      'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
    ],
  },
  // `npm run check` and `npm test` check the types; whoever starts the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // All routes at once are three seconds and half a gigabyte; one is a fifth of a second, for its first visitor.
    preloadEntriesOnStart: false,
    // Halves the build, and leaves stack traces readable.
    turbopackMinify: { client: true, server: false },
    // What runs has none of them, and a build half a gigabyte.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'false',
  },
  rewrites: async () => ({
    beforeFiles: [...inAskedEdition, ...withoutServer],
    afterFiles: [{ source: strayPath, destination: '/adresse/inconnue' }],
    fallback: [],
  }),
  redirects: async () => [
    { source: '/api/sitemap.xml', destination: '/sitemap.xml', permanent: true },
    // Of mails sent before 23 November 2026.
    {
      source: '/admin/reset/:token([0-9a-f]{64})',
      destination: '/admin/mot-de-passe#:token',
      permanent: false,
    },
  ],
}

export default onlyOnAdmin(withPayload(nextConfig))

// Payload sends its client hints on every route; on the public ones they cost a second request.
function onlyOnAdmin(config: NextConfig): NextConfig {
  const headers = async () =>
    (await (config.headers?.() ?? [])).map((entry) =>
      entry.source === '/:path*' ? { ...entry, source: '/admin/:path*' } : entry,
    )
  return { ...config, headers }
}
