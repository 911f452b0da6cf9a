import { defineConfig } from 'vitest/config'
import { NODE_OPTIONS } from './src/server/process/nodeOptions.mjs'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    isolate: false,
    execArgv: NODE_OPTIONS,
    setupFiles: ['tests/support/forgetEarlierFile.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'drill',
          include: ['tests/drill/**/*.test.ts'],
          globalSetup: ['tests/support/bundleFileInspector.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['tests/support/sameCasesEachRun.ts'],
          include: ['tests/unit/**/*.test.ts', 'tests/walls.test.ts'],
          globalSetup: ['tests/support/bundleFileInspector.ts'],
          // Properties with a thousand cases are quick, but not on a machine that is busy elsewhere.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          setupFiles: ['tests/support/sameCasesEachRun.ts', 'tests/support/rememberHashes.ts'],
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: [
            'tests/support/bundleFileInspector.ts',
            'tests/support/startTestDatabase.ts',
          ],
          // A whole command takes half of it on a machine that is busy elsewhere.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One more than cores: each of them waits now and then for a peer that hangs.
          maxWorkers: 3,
        },
      },
    ],
  },
})
