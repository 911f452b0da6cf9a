import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeUnneededFiles } from '@/src/server/build/removeUnneededFiles'

/** Files that people and programs leave beside the sources, which must not be in an image. */
const UNWANTED_FILES = [
  'sauvegardes/2026-11-22/files/candidate-files/cv.pdf',
  'sauvegardes/2026-11-22/tables/users.copy.gz',
  'backup.part/manifest.json',
  'export-candidatures.csv',
  'base.sql.gz',
  '.env',
  '.env.production',
  '.npmrc.bak',
  '.data/secrets.json',
  '.data/candidate-files/cv.pdf',
  '.git/config',
  'src/.env',
  'src/server/.cv.pdf.swp',
  'deploy/secrets/payload_secret',
  'deploy/certificates/privkey.pem',
  'deploy/nginx/front/balancer.conf',
  'node_modules/pg/package.json',
  '.next/standalone/webServer.mjs',
  'tests/support/people.ts',
  'docs/operations.md',
]

type IgnoreRule = { pattern: RegExp; isTaken: boolean }

/** The rules as Docker reads them: the last line that matches a path decides. */
const IGNORE_RULES: IgnoreRule[] = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const isTaken = line.startsWith('!')
    return { isTaken, pattern: patternOfRule(isTaken ? line.slice(1) : line) }
  })

function patternOfRule(line: string) {
  const text = line
    .split('/')
    .map((part) =>
      part === '**' ? '**' : part.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'),
    )
    .join('/')
    .replaceAll('**/', '(?:.*/)?')
  return new RegExp(`^${text}(?:/|$)`)
}

const isInBuildContext = (file: string) =>
  IGNORE_RULES.reduce((taken, { pattern, isTaken }) => (pattern.test(file) ? isTaken : taken), true)

/** The sources of every COPY from the project folder. */
const COPIED_SOURCES = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  .flatMap((line) => line.split(/\s+/).slice(1, -1))

const isCopied = (file: string) =>
  COPIED_SOURCES.some(
    (source) => source === '.' || file === source || file.startsWith(`${source}/`),
  )

const filesInImage = (files: string[]) =>
  files.filter((file) => isInBuildContext(file) && isCopied(file))

test('an image contains no untracked files', () => {
  expect(filesInImage(UNWANTED_FILES)).toEqual([])
})

test('the copied files and the ignored files each suffice alone', () => {
  expect(COPIED_SOURCES).not.toContain('.')
  const besideSources = UNWANTED_FILES.filter((file) => !file.startsWith('src/'))
  expect(besideSources.filter(isCopied)).toEqual([])
  expect(UNWANTED_FILES.filter(isInBuildContext)).toEqual([])
})

test('an image contains everything that the site needs to build and run', () => {
  const needed = ['src', 'collections', 'components', 'globals', 'migrations'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  const files = [
    ...needed,
    'package.json',
    'package-lock.json',
    '.npmrc',
    'tsconfig.json',
    'next.config.ts',
    'payload.config.ts',
    'payload-types.ts',
  ]
  expect(files.length).toBeGreaterThan(1000)
  expect(filesInImage(files)).toEqual(files)
})

test('Git ignores secrets and backups', () => {
  const kept = [
    'src/plugins/backups/server/backup/writeBackup.ts',
    '.env.example',
    'deploy/make-secrets.sh',
  ]
  const ignored = (file: string) => {
    try {
      execFileSync('git', ['check-ignore', '--quiet', '--no-index', file])
      return true
    } catch {
      return false
    }
  }
  const secret = UNWANTED_FILES.filter((file) =>
    /^(sauvegardes|backup|\.env|\.data|deploy\/)/.test(file),
  )
  expect(secret.length).toBeGreaterThan(8)
  expect(secret.filter((file) => !ignored(file))).toEqual([])
  expect(kept.filter(ignored)).toEqual([])
})

const ALLOWED_IMAGE_ENTRY =
  /^(\.next|node_modules|components|src|public|pdfReader|(package|migrations)\.json|[a-zA-Z]+\.[cm]?js)$/

test('the built site contains only what it reads while it runs', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'exemplia-standalone-'))
  const needed = [
    '.next/server/app/page.js',
    'node_modules/next/package.json',
    'package.json',
    'components/site/usualIcons/favicon.ico',
    'src/cache/cacheHandler.mjs',
    'src/passwords/commonPasswords.txt',
  ]
  for (const file of [...UNWANTED_FILES, ...needed, 'components/site/Header.tsx', 'src/env.ts']) {
    mkdirSync(path.dirname(path.join(built, file)), { recursive: true })
    writeFileSync(path.join(built, file), '')
  }
  removeUnneededFiles(built)
  const left = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
  rmSync(built, { recursive: true })
  const planted = left.filter(
    (file) => !needed.includes(file) && !/^(\.next|node_modules)\//.test(file),
  )
  expect(planted).toEqual([])
  expect(left).toEqual(expect.arrayContaining(needed))

  // The existing build is checked too.
  const standalone = '.next/standalone'
  const entries = existsSync(standalone) ? readdirSync(standalone) : []
  expect(entries.filter((entry) => !ALLOWED_IMAGE_ENTRY.test(entry))).toEqual([])
})
