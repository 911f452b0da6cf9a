import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { pluginDependencies } from '@/src/plugins/pluginDependencies'
import { findCallsWithoutAccess } from './support/localApiCalls'
import { CORE_NAME, layerOf, ONE_LINE_ROUTE, pluginOf } from './support/pluginLayers'
import { silentCatches } from './support/silentCatches'
import {
  type ImportedModule,
  readSourceFiles,
  readStyleSheets,
  type SourceFile,
} from './support/sourceFiles'

const SOURCE_FILES = readSourceFiles()

const isUnder =
  (...folders: string[]) =>
  (name: string) => {
    const layer = layerOf(name)
    return folders.some((folder) => layer === folder || layer.startsWith(`${folder}/`))
  }
const sourceFilesIn = (...folders: string[]) =>
  SOURCE_FILES.filter(({ name }) => isUnder(...folders)(name))
const sourceFilesOutside = (...folders: string[]) =>
  SOURCE_FILES.filter(({ name }) => !isUnder(...folders)(name))

/** Finds the imports of these files that the rule forbids, as `file → import`. */
function findForbiddenImports(
  within: SourceFile[],
  isForbidden: (imported: ImportedModule) => boolean,
): string[] {
  return within.flatMap(({ name, imports }) =>
    imports.filter(isForbidden).map(({ target }) => `${name} → ${target}`),
  )
}

/** Finds these files and all of ours that they import, directly or not. */
function findReachableFiles(starts: SourceFile[]): SourceFile[] {
  const reached = new Set(starts)
  for (const { imports } of reached) {
    const targets = imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target)
    for (const file of SOURCE_FILES.filter(({ name }) => targets.includes(moduleNameOf(name)))) {
      reached.add(file)
    }
  }
  return [...reached]
}

/** Returns the name of a file in imports. */
function moduleNameOf(file: string) {
  return file.replace(/\.\w+$/, '').replace(/\/index$/, '')
}

function findFilesContaining(
  within: Pick<SourceFile, 'name' | 'text'>[],
  pattern: RegExp,
): string[] {
  return within.filter(({ text }) => pattern.test(text)).map(({ name }) => name)
}

/** For each part of the code, the parts that it may import. All parts may use Payload's types. */
const ALLOWED_IMPORTS: Record<string, string[]> = {
  'src/domain': [],
  'src/passwords': [],
  'src/metrics': ['src/version'],
  // The state that the web server and the pages of one process share.
  'src/registerFlushBeforeExit.ts': [],
  'src/version.ts': ['package.json'],
  'src/env.ts': ['src/domain', 'src/envValues', 'src/passwords'],
  'src/envValues.ts': ['src/domain'],
  'src/log': ['src/domain', 'src/env', 'src/version'],
  'src/database': ['src/env', 'src/log'],
  // Encryption of stored secrets that must be readable; it uses Payload for the site's secret.
  'src/secrets': [],
  'src/content': ['src/domain'],
  'src/access': ['src/domain'],
  // The audit trail, which only needs words for its entries.
  'src/audit': ['src/domain', 'src/content'],
  // Payload's own settings, and the rules for all collections.
  'src/configuration': ['src/domain', 'src/access', 'src/content'],
  collections: [
    'src/domain',
    'src/access',
    'src/content',
    'src/audit',
    'src/passwords',
    'src/secrets',
    'src/database/lockSaves',
    'src/database/transactionDrizzle',
    'globals',
    'src/log/requestContext',
  ],
  globals: [
    'src/domain',
    'src/access',
    'src/content',
    'src/audit',
    'src/secrets',
    'src/database/transactionDrizzle',
    'collections',
    'src/log/requestContext',
  ],
  'src/queries': ['src/domain', 'src/secrets'],
  'src/commands': [
    'src/queries',
    'src/domain',
    'src/audit',
    'src/secrets',
    'src/files',
    'src/database',
    // A queued job has the id of the request that queues it.
    'src/log/requestContext',
  ],
  'src/files': ['src/domain'],
  'src/cache': ['src/queries', 'src/domain', 'src/payload'],
  'src/notifications': ['src/domain', 'src/content', 'src/log/requestContext', 'src/metrics'],
  // The health checks, which read everything and change nothing.
  'src/health': [
    'src/content',
    'src/domain',
    'src/env',
    'src/files',
    'src/log',
    'src/metrics',
    'src/notifications',
    'src/queries',
    'src/version',
  ],
  'src/jobs': [
    'src/queries',
    'src/commands',
    'src/notifications',
    'src/domain',
    'src/audit',
    'src/log/requestContext',
  ],
  // A link has the public path of its edition.
  'components/ui': ['src/domain/urls/toPublicHref', 'src/domain/languages/siteLocale'],
  'components/site': ['components/ui', 'src/domain', 'src/content'],
  'components/admin': [
    'components/ui',
    'src/domain',
    'src/content',
    'src/queries',
    'src/health',
    'src/version',
  ],
  'payload.config.ts': [
    'collections',
    'globals',
    'src/configuration',
    'src/access',
    'src/content',
    'src/database',
    'src/env',
    'src/files',
    'src/jobs',
    'src/log',
    'src/notifications',
    'src/queries',
  ],
  'src/payload.ts': ['payload.config'],
  'src/app': [
    'components',
    'src/cache',
    'src/files',
    'src/audit',
    'src/queries',
    'src/commands',
    'src/health',
    'src/domain',
    'src/content',
    'src/payload',
    'src/registerFlushBeforeExit',
    'src/metrics',
    'src/log',
    'src/env',
    'src/version',
    // PostgreSQL notifies the web server and the pages of changes in the same way.
    'src/database/listenToChannels',
    // The readiness check must respond when the pool does not.
    'src/database/createReadinessProbe',
    // A test mail is sent at once by the route of its form.
    'src/notifications/renderMail',
    // Our routes refuse the same values as Payload's REST API.
    'src/configuration/respondToBadInput',
  ],
  'src/seed': [
    'src/commands',
    'src/content',
    'src/database/inTransaction',
    'src/domain',
    'src/env',
  ],
  'src/server': [
    'migrations',
    // The script at the beginning of every page, which the content policy names.
    'components/site/arrival/deferredLayoutScriptSource',
    'src/registerFlushBeforeExit',
    'src/content',
    'src/database',
    'src/domain',
    'src/env',
    'src/files',
    'src/cache/invalidateCache',
    // The worker checks with its own connection whether an offer is due.
    'src/queries/dueOfferCondition',
    // The launcher restarts a web server by its readiness.
    'src/health/requestReadiness',
    'src/log',
    'src/metrics',
  ],
  'src/cli': [
    'src/server',
    'src/seed',
    'src/commands',
    'src/health',
    'src/content',
    'src/domain',
    'src/env',
    'src/log',
    'src/payload',
  ],
  'next.config.ts': ['src/domain'],
}

test('Each source file belongs to a part', () => {
  const parts = Object.keys(ALLOWED_IMPORTS)
  const loose = sourceFilesOutside(...parts, 'migrations')
  expect(loose.map(({ name }) => name)).toEqual([])
})

describe('A part imports only', () => {
  test.each(Object.entries(ALLOWED_IMPORTS))('%s: itself and %j', (part, others) => {
    const isAllowed = isUnder(part, 'payload-types', ...others)
    // Payload's Next pages need the configuration; a later rule lists who else may import it.
    const isConfig = (target: string) => part === 'src/app' && target === 'payload.config'
    expect(
      findForbiddenImports(
        sourceFilesIn(part),
        ({ target, isPackage }) => !isPackage && !isAllowed(target) && !isConfig(target),
      ),
    ).toEqual([])
  })
})

describe('A plugin can be removed:', () => {
  const isPluginList = (name: string) => /^src\/plugins\/[^/]+$/.test(name)
  const isOneLineRoute = ({ name, text }: SourceFile) =>
    ONE_LINE_ROUTE.test(text) || name.endsWith('/importMap.js')
  const plugins = new Set(
    SOURCE_FILES.map(({ name }) => pluginOf(name)).filter((name) => name !== CORE_NAME),
  )

  /** The files outside a plugin that import it or name one of its screens, except lists and routes. */
  function outsideImportersOf(plugin: string): string[] {
    const screens = `'/src/plugins/${plugin}/`
    const outside = SOURCE_FILES.filter(
      (file) => pluginOf(file.name) !== plugin && !isPluginList(file.name) && !isOneLineRoute(file),
    )
    return outside
      .filter(
        ({ text, imports }) =>
          text.includes(screens) || imports.some(({ target }) => pluginOf(target) === plugin),
      )
      .map(({ name }) => name)
  }

  const hasDeclaredNeed = (importer: string, plugin: string) =>
    pluginDependencies[pluginOf(importer)]?.includes(plugin) === true

  /** Lists the importers, except the plugins that declare the need. */
  const importersOf = (plugin: string) =>
    outsideImportersOf(plugin).filter((name) => !hasDeclaredNeed(name, plugin))

  test.each([...plugins])('only the lists of plugins and one-line routes import %s', (plugin) => {
    expect(importersOf(plugin)).toEqual([])
  })

  test('the tests of the core import no plugin', () => {
    // Measurements, drills and journeys use the whole product.
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/^(bench|drill|e2e)\//.test(name))
      .map((name) => ({ name, text: readFileSync(`tests/${name}`, 'utf8') }))
    const importers = [...plugins].flatMap((plugin) =>
      findFilesContaining(tests, new RegExp(`(from|import\\()\\s*'@/src/plugins/${plugin}/`)),
    )
    expect(tests.length).toBeGreaterThan(0)
    expect(importers).toEqual([])
  })

  test('each plugin has a README', () => {
    const unsaid = [...plugins].filter((name) => !existsSync(`src/plugins/${name}/README.md`))
    expect(unsaid).toEqual([])
  })
})

test('The domain imports no package', () => {
  expect(findForbiddenImports(sourceFilesIn('src/domain'), ({ isPackage }) => isPackage)).toEqual(
    [],
  )
})

test('The domain uses neither the clock nor random values nor the environment', () => {
  const impure = /new Date\(\)|Date\.now\(|Math\.random\(|randomUUID\(|process\./
  expect(findFilesContaining(sourceFilesIn('src/domain'), impure)).toEqual([])
})

test('Commands, queries, jobs and notifications receive the time as an argument', () => {
  // Files in which a job begins, or in which Payload itself sends a mail.
  const clocks = [
    'src/jobs/createNotificationContext.ts',
    'src/jobs/checkCandidateFile.ts',
    'src/plugins/content-care/jobs/checkExternalLinks.ts',
    'src/notifications/createEmailAdapter.ts',
  ]
  const told = sourceFilesIn('src/commands', 'src/queries', 'src/jobs', 'src/notifications').filter(
    ({ name }) => !clocks.includes(name),
  )
  expect(findFilesContaining(told, /new Date\(\)|Date\.now\(/)).toEqual([])
})

test('Content and access import only types from packages', () => {
  // Files that ask Next for the language of the page that is being rendered.
  const asking = ['src/content/currentPageWords.ts']
  expect(
    findForbiddenImports(
      sourceFilesIn('src/content', 'src/access').filter(({ name }) => !asking.includes(name)),
      ({ target, isPackage, isTypeOnly }) =>
        isPackage &&
        !isTypeOnly &&
        !target.startsWith('node:') &&
        !target.startsWith('@payloadcms/'),
    ),
  ).toEqual([])
})

test('Collections, globals, queries and commands do not import React', () => {
  expect(
    findForbiddenImports(
      sourceFilesIn(
        'collections',
        'globals',
        'src/configuration',
        'src/queries',
        'src/commands',
        'src/domain',
      ),
      ({ target }) => /^react(-dom)?(\/|$)|^next\/(?!cache)|^components\//.test(target),
    ),
  ).toEqual([])
})

test('The admin uses Next’s router through one module', () => {
  // Next finds a lazily loaded component only under its own name.
  const router = /^next\/(?!dynamic)/
  expect(
    findForbiddenImports(sourceFilesIn('components/admin'), ({ target }) => router.test(target)),
  ).toEqual(
    ['next/link', 'next/navigation'].map((door) => `components/admin/frame/routing.ts → ${door}`),
  )
})

test('The admin loads the chart library only with the chart', () => {
  const importers = findForbiddenImports(
    SOURCE_FILES,
    ({ target, isTypeOnly }) => target === 'recharts' && !isTypeOnly,
  )
  expect(importers).toEqual(['components/admin/visits/VisitsChart.tsx → recharts'])
  expect(findFilesContaining(SOURCE_FILES, /^import .*\/VisitsChart'$/m)).toEqual([])
})

test('Hooks send no requests or mails: they queue a job', () => {
  expect(
    findFilesContaining(
      sourceFilesIn('collections', 'globals', 'src/configuration'),
      /\bfetch\(|nodemailer|sendEmail\(/,
    ),
  ).toEqual([])
})

test('The admin sends requests by `request()` only', () => {
  const senders = findFilesContaining(
    sourceFilesIn('components/admin'),
    /\bfetch\(|\bnew XMLHttpRequest\b/,
  )
  expect(senders).toEqual(['components/admin/request/request.ts'])
})

test('The admin and the routes use each error that they catch', () => {
  const silent = sourceFilesIn('components/admin', 'src/app').flatMap(({ name, text }) =>
    silentCatches(text).map((caught) => `${name}: ${caught}`),
  )
  expect(silent).toEqual([
    // The client has disconnected or its body is malformed, as the request log shows.
    'src/app/api/readBodyBytes.ts: catch {',
    'src/app/api/receiveForm.ts: catch {',
  ])
})

test('A route of staff checks the session by `runStaffAction()`', () => {
  // Pages, and an event stream that checks the session again at each event.
  const others = [
    'src/plugins/live-preview/routes/(apercu)/renderPreview.tsx',
    'src/app/(payload)/admin/findDocumentTitle.ts',
    'src/app/(payload)/serverFunctions.ts',
    'src/plugins/live-preview/routes/apercu/route.ts',
    'src/plugins/live-updates/routes/equipe/evenements/route.ts',
  ]
  const checking = findFilesContaining(sourceFilesIn('src/app'), /\bpayload\.auth\(/)
  expect(checking.filter((name) => !others.includes(name))).toEqual([
    'src/app/api/runStaffAction.ts',
  ])
})

test('A request names a record by `RecordIdSchema`, which PostgreSQL can store', () => {
  expect(findFilesContaining(sourceFilesIn('src'), /z\.int\(\)\.positive\(\)/)).toEqual([
    'src/queries/recordId.ts',
  ])
})

test('Components that run in the browser never query', () => {
  const inBrowser = sourceFilesIn('components', 'src/app').filter(({ text }) =>
    /^['"]use client['"]/.test(text),
  )
  expect(
    findForbiddenImports(inBrowser, ({ target, isTypeOnly }) => {
      const isServerCode = isUnder('src/queries', 'src/commands', 'src/payload', 'src/env')(target)
      return isServerCode && !isTypeOnly
    }),
  ).toEqual([])
})

test('Only a page reads its language; other files that Next renders have none', () => {
  expect(
    findForbiddenImports(
      findReachableFiles(
        sourceFilesOutside(
          'components/site',
          'src/app/(site)',
          'src/app/(maintenance)',
          'src/app/(apercu)',
        ),
      ),
      ({ target }) => target === 'src/content/pageWords',
    ),
  ).toEqual([])
})

describe('The words of a page are in its language:', () => {
  // Texts that are loaded apart: of the error page, and of the hint for another language.
  const fetchedApart = [
    'src/content/failureWordsByLanguage.ts',
    'src/plugins/language-hint/words/languageHintWords.ts',
  ]
  const isOfOneLanguage = isUnder(...SITE_LANGUAGES.map((language) => `src/content/${language}`))

  test('components import the words of the current language, not those of one', () => {
    const ofPages = sourceFilesIn('components/site', 'src/app/(site)')
    expect(findForbiddenImports(ofPages, ({ target }) => isOfOneLanguage(target))).toEqual([])
  })

  test('the browser receives only the words that it shows', () => {
    const inBrowser = sourceFilesIn('components', 'src/app').filter(({ text }) =>
      /^['"]use client['"]/.test(text),
    )
    const isOfAllLanguages = isUnder('src/content/siteWords', 'src/content/pageWords')
    const ofPages = sourceFilesIn('components/site', 'components/ui', 'src/app/(site)')
    expect(
      findForbiddenImports(
        findReachableFiles(inBrowser),
        ({ target, isTypeOnly }) => !isTypeOnly && isOfAllLanguages(target),
      ),
    ).toEqual([])
    expect(
      findForbiddenImports(
        findReachableFiles(inBrowser.filter((file) => ofPages.includes(file))).filter(
          ({ name }) => !fetchedApart.includes(name),
        ),
        ({ target, isTypeOnly }) => !isTypeOnly && isOfOneLanguage(target),
      ),
    ).toEqual([])
  })
})

test('No word for staff reaches the browser of a visitor', () => {
  const ofVisitors = sourceFilesIn('components/site', 'components/ui', 'src/app/(site)')
  const inBrowser = ofVisitors.filter(({ text }) => /^['"]use client['"]/.test(text))
  expect(
    findForbiddenImports(
      findReachableFiles(inBrowser),
      ({ target, isTypeOnly }) => !isTypeOnly && isUnder('src/content/admin')(target),
    ),
  ).toEqual([])
})

test('No module imports a page or a route', () => {
  expect(
    findForbiddenImports(sourceFilesOutside('src/app'), ({ target }) => isUnder('src/app')(target)),
  ).toEqual([])
})

test('Only the configuration imports collections, globals and jobs', () => {
  expect(
    findForbiddenImports(
      sourceFilesOutside('payload.config.ts', 'collections', 'globals', 'src/jobs'),
      ({ target }) => isUnder('collections', 'globals', 'src/jobs')(target),
    ),
  ).toEqual([])
})

test('Only the configuration imports the list of plugins', () => {
  expect(
    findForbiddenImports(
      sourceFilesOutside('payload.config.ts'),
      ({ target }) => target === 'src/plugins',
    ),
  ).toEqual([])
})

test('Only payload.ts and Payload’s own pages import the configuration', () => {
  expect(
    findForbiddenImports(
      sourceFilesOutside('src/payload.ts', 'src/app/(payload)', 'src/cli', 'src/server'),
      ({ target }) => target === 'payload.config',
    ),
  ).toEqual([])
})

test('req.context has declared keys only: a computed key has no type and no owner', () => {
  expect(
    findFilesContaining(sourceFilesIn('collections', 'globals', 'src'), /\bcontext\[/),
  ).toEqual([])
})

test('No form reads a moment in the time zone of the computer, as Payload’s date field does', () => {
  expect(
    findFilesContaining(sourceFilesIn('collections', 'globals'), /dayAndTime|timeOnly/),
  ).toEqual([])
})

test('Only components that know whether a page is visible report that it was seen', () => {
  const records = findFilesContaining(sourceFilesIn('components'), /sendBeacon\(|\/lecture`/)
  expect(
    records.filter(
      (name) =>
        !findFilesContaining(sourceFilesIn('components'), /runOncePageVisible/).includes(name),
    ),
  ).toEqual([])
})

test('Only payload.ts opens Payload', () => {
  expect(
    findFilesContaining(sourceFilesOutside('src/payload.ts', 'src/cli'), /\bgetPayload\(/),
  ).toEqual([])
})

test('Only env.ts reads the environment', () => {
  // One file runs before the packages are installed, the others pass settings to Next.
  const bootstraps = ['src/cli/run.mjs', 'src/server/web/webServer.ts', 'next.config.ts']
  expect(
    findFilesContaining(sourceFilesOutside('src/env.ts', ...bootstraps), /process\.env\b/),
  ).toEqual([])
})

test('Each call of Payload says whether it checks access', () => {
  const open = SOURCE_FILES.flatMap(({ name, text }) =>
    findCallsWithoutAccess(text).map((call) => `${name}: ${call}`),
  )
  expect(open).toEqual([])
})

test('Access control is overridden only where no visitor decides what happens', () => {
  const internal = 'src/queries/internal'
  const overriding = sourceFilesOutside(
    ...['src/commands', 'src/audit', 'src/jobs', 'src/seed', 'src/cli', internal],
  )
  expect(findFilesContaining(overriding, /overrideAccess: true/)).toEqual([])
  // Content that is rendered, or cached for visitors, is read with the visitor’s rights, except what every
  // application form shows.
  const shown = ['readShownRetentionPeriods', 'readKeepConsentSettings'].map(
    (name) => `src/plugins/retention/queries/internal/${name}`,
  )
  expect(
    findForbiddenImports(
      sourceFilesIn('components', 'src/cache'),
      ({ target }) => isUnder(internal)(target) && !shown.includes(target),
    ),
  ).toEqual([])
})

test('Objects that another bundle may have created are not recognised by their class', () => {
  expect(
    findFilesContaining(SOURCE_FILES, /instanceof (Counter|Gauge|Histogram|Registry)\b/),
  ).toEqual([])
})

test('One style sheet uses Payload’s names of colours and sizes', () => {
  const ofPayload =
    /--(theme|style|accessibility|color-base|color-success-\d+|font-body|gutter-h|doc-controls)\b|--base\b/
  const looks = [...readStyleSheets(), ...sourceFilesIn('components', 'src/app')]
  expect(findFilesContaining(looks, ofPayload)).toEqual([
    'components/admin/theme/payloadTokens.css',
  ])
})

test('The configuration contains only wiring', () => {
  const lines = sourceFilesIn('payload.config.ts').map(({ text }) => text.split('\n').length)
  expect(lines.length).toBeGreaterThan(0)
  expect(Math.max(...lines)).toBeLessThanOrEqual(120)
})

test('No file or folder has a name for miscellaneous things', () => {
  const drawer = /(^|\/)(utils?|lib|helpers?|constants|types|common)(\/|\.\w+$)/i
  expect(SOURCE_FILES.map(({ name }) => name).filter((name) => drawer.test(name))).toEqual([])
})
