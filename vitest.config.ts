import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    isolate: false,
    setupFiles: ['tests/support/forgetEarlierFile.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'drill', include: ['tests/drill/**/*.test.ts'], testTimeout: 600_000 },
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
          setupFiles: ['tests/support/sameCasesEachRun.ts'],
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: [
            'tests/support/bundleFileInspector.ts',
            'tests/support/startTestDatabase.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Node 20 now and then ends a process that loads TypeScript before it has begun anything.
          retry: 1,
          maxWorkers: 2,
        },
      },
    ],
  },
})
