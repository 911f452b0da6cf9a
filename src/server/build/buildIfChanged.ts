import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { childEnvironment } from '@/src/env'
import { writeBuiltMigrationNames } from '../migrationNames'
import { OperatorError } from '../operatorError'
import { killOnExit } from '../process/killOnExit'
import { withProgress } from '../process/withProgress'
import { addCompileHints } from './addCompileHints'
import { bundlePrograms } from './bundlePrograms'
import { compressAssets } from './compressAssets'
import { computeSourceHash } from './computeSourceHash'
import { removeUnneededFiles } from './removeUnneededFiles'

/** The folder of Next's standalone build, from which the site runs. */
export const standaloneFolderOf = (root: string) => path.join(root, '.next/standalone')

/** Builds the site unless the last build has the same source hash. */
export async function buildIfChanged(root: string, print: (text: string) => void) {
  const stamp = path.join(root, '.next/source-hash')
  const hash = computeSourceHash(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  // The old folder is deleted first: running sites have hard links to its files, which overwriting
  // would change.
  rmSync(standaloneFolderOf(root), { recursive: true, force: true })
  await withProgress(commandLineMessages.building, print, async () => {
    await runNextBuild(root)
    await completeStandaloneFolder(root)
  })
  writeFileSync(stamp, hash)
}

function runNextBuild(root: string) {
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const child = killOnExit(
    spawn(process.execPath, [next, 'build'], {
      cwd: root,
      env: childEnvironment({
        NODE_ENV: 'production',
        // The build must not use a database; an empty value overrides the variable of the shell.
        DATABASE_URL: '',
        // The first build skips the build cache: writing it takes a third of the time and only
        // helps later builds.
        BUILD_CACHE: String(existsSync(path.join(root, '.next/BUILD_ID'))),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (status === 0) return resolve()
      reject(new OperatorError(`${Buffer.concat(output)}\n${commandLineMessages.buildFailed}`))
    })
  })
}

// Adds static files and `public`, which Next leaves out of the standalone folder because some sites
// serve them from a CDN. `.next/server` is then deleted: the standalone folder has a copy.
async function completeStandaloneFolder(root: string) {
  const standalone = standaloneFolderOf(root)
  removeUnneededFiles(standalone)
  const assets = path.join(standalone, '.next/static')
  renameSync(path.join(root, '.next/static'), assets)
  addCompileHints(path.join(standalone, '.next'))
  await compressAssets(assets)
  const publicFolder = path.join(root, 'public')
  if (existsSync(publicFolder)) {
    cpSync(publicFolder, path.join(standalone, 'public'), { recursive: true })
  }
  writeBuiltMigrationNames(standalone)
  await bundlePrograms(root, standalone)
  rmSync(path.join(root, '.next/server'), { recursive: true })
}
