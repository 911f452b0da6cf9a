import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { NODE_OPTIONS } from '../../src/server/process/nodeOptions.mjs'
import { CHROMIUM_FLAGS, findChromium } from './findChromium.ts'

/** Serves the service worker in which msw responds to the requests of the component tests. */
const serveNetworkWorker: Plugin = {
  name: 'network-worker',
  configureServer: ({ middlewares }) => {
    const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(readFileSync(worker))
    })
  },
}

/** The packages that the components and their tests import. */
const BROWSER_PACKAGES = [
  '@payloadcms/richtext-lexical/client',
  '@payloadcms/richtext-lexical/lexical',
  '@payloadcms/richtext-lexical/lexical/utils',
  '@payloadcms/ui',
  '@payloadcms/ui/shared',
  'axe-core',
  'lucide',
  'msw',
  'msw/browser',
  'next/dist/shared/lib/app-router-context.shared-runtime',
  'next/dist/shared/lib/hooks-client-context.shared-runtime',
  'next/dynamic',
  'next/link',
  'next/navigation',
  'payload/shared',
  'qs-esm',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'recharts',
  'vitest-browser-react',
  'zod',
]

/** Vitest gives up after a second, which a busy machine can exceed. */
const PATIENT_EXPECT = { poll: { timeout: 20_000 } }

const NODE_TEST_OPTIONS = {
  isolate: false,
  execArgv: NODE_OPTIONS,
  expect: PATIENT_EXPECT,
  setupFiles: ['tests/support/forgetEarlierFile.ts'],
}

const databaseProject = (name: string): TestProjectInlineConfiguration => ({
  resolve: { tsconfigPaths: true },
  test: {
    ...NODE_TEST_OPTIONS,
    name,
    setupFiles: [
      'tests/support/betweenFiles.ts',
      'tests/support/sameCasesEachRun.ts',
      'tests/support/cheapPasswordHashes.ts',
    ],
    include: [`tests/${name}/**/*.test.ts`, `src/plugins/*/tests/${name}/**/*.test.ts`],
    globalSetup: ['tests/support/bundleFileInspector.ts', 'tests/support/startTestDatabase.ts'],
    // The timeout only ends hangs: thousands of requests take half a minute on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // One more than cores: each of them waits now and then for a peer that hangs.
    maxWorkers: 3,
  },
})

export default defineConfig({
  test: {
    tags: [
      { name: 'slow', description: 'Sweeps, races and time limits: only npm run test:all' },
      { name: 'product', description: 'Documents about all plugins: not in npm run check:core' },
    ],
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...NODE_TEST_OPTIONS,
          name: 'drill',
          include: ['tests/drill/**/*.test.ts', 'src/plugins/*/tests/drill/**/*.test.ts'],
          globalSetup: ['tests/support/bundleFileInspector.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          ...NODE_TEST_OPTIONS,
          name: 'unit',
          setupFiles: [...NODE_TEST_OPTIONS.setupFiles, 'tests/support/sameCasesEachRun.ts'],
          include: [
            'tests/unit/**/*.test.ts',
            'tests/walls.test.ts',
            'src/plugins/*/tests/unit/**/*.test.ts',
          ],
          globalSetup: ['tests/support/bundleFileInspector.ts'],
          // Properties with a thousand cases are quick, but not on a machine that is busy elsewhere.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        plugins: [serveNetworkWorker],
        // Vite would reload a running test when it finds one of these late.
        optimizeDeps: { include: BROWSER_PACKAGES },
        test: {
          name: 'component',
          // The files of a worker share one page: loading it takes as long as its tests.
          isolate: false,
          // One page more than cores: each of them waits now and then for a frame.
          maxWorkers: 3,
          // The timeout only ends hangs: no test measures time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: PATIENT_EXPECT,
          include: ['tests/component/**/*.test.tsx', 'src/plugins/*/tests/component/**/*.test.tsx'],
          globalSetup: ['tests/component/support/provideAdminConfig.ts'],
          setupFiles: ['tests/component/support/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(process.env.CHROMIUM_PATH),
                args: CHROMIUM_FLAGS,
              },
              contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      databaseProject('integration'),
      // Whole processes: backups, restores, kills and outages. Only `npm run test:all` runs it.
      databaseProject('operation'),
    ],
  },
})
