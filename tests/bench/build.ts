import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '@/src/server/root'
import { type BenchFigure, formatSeconds, measureMilliseconds } from './figures'
import { runProgram } from './programs'

const NEXT_CLI = path.join(root, 'node_modules/next/dist/bin/next')
const BUILD_FOLDER = path.join(root, '.next')

/** Measures the time to build the site, without and with the cache of the last build. */
export async function measureBuild(): Promise<BenchFigure[]> {
  rmSync(BUILD_FOLDER, { recursive: true, force: true })
  const cold = await measureMilliseconds(build)
  const cached = await measureMilliseconds(build)
  return [
    { what: 'next build, à froid', measured: formatSeconds(cold), goal: '60 s' },
    {
      what: 'next build, avec le reste du précédent',
      measured: formatSeconds(cached),
      goal: '20 s',
    },
  ]
}

// DATABASE_URL is empty, because the build must not need a database.
const build = () =>
  runProgram(process.execPath, [NEXT_CLI, 'build', root], {
    NODE_ENV: 'production',
    DATABASE_URL: '',
  })
