import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '@/src/server/root'
import { type Figure, inSeconds, milliseconds } from './figures'
import { runProgram } from './programs'

const next = path.join(root, 'node_modules/next/dist/bin/next')
const built = path.join(root, '.next')

/** Measures the time to build the site, without and with the cache of the last build. */
export async function buildFigures(): Promise<Figure[]> {
  rmSync(built, { recursive: true, force: true })
  const cold = await milliseconds(build)
  const cached = await milliseconds(build)
  return [
    { what: 'next build, à froid', measured: inSeconds(cold), goal: '60 s' },
    { what: 'next build, avec le reste du précédent', measured: inSeconds(cached), goal: '20 s' },
  ]
}

// DATABASE_URL is empty, because the build must not need a database.
const build = () =>
  runProgram(process.execPath, [next, 'build', root], { NODE_ENV: 'production', DATABASE_URL: '' })
