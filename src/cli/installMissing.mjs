// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

// npm writes this file at the end of an installation, so an interrupted installation does not
// count.
const INSTALLED_LOCK_FILE = path.join(projectRoot, 'node_modules/.package-lock.json')

/**
 * Installs the packages when some are missing or package-lock.json requires other versions.
 * @param {boolean} wantsTools whether development dependencies are required too
 */
export function installMissing(wantsTools) {
  refuseOldNode()
  if (arePackagesInstalled(wantsTools)) return
  const tools = wantsTools || hasDevelopmentPackages() ? '--include=dev' : '--omit=dev'
  console.log('Installing the packages (one to two minutes the first time)…')
  // Some mirrors lack the packages for other systems; `npm ci` fails then, `npm install` ignores
  // it.
  if (!npm('ci', tools) && !npm('install', '--no-save', tools)) {
    throw createOperatorError(
      'The packages could not be installed. Check the access to the npm registry, then try again.',
    )
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw createOperatorError(`Node 20.19 or newer is required; this is ${process.versions.node}.`)
  }
}

/** @param {boolean} wantsTools */
function arePackagesInstalled(wantsTools) {
  if (!existsSync(INSTALLED_LOCK_FILE)) return false
  const installed = readLockedPackages(INSTALLED_LOCK_FILE)
  return Object.entries(readLockedPackages(path.join(projectRoot, 'package-lock.json')))
    .filter(([folder, wanted]) => folder !== '' && !wanted.optional && !wanted.devOptional)
    .filter(([, wanted]) => wantsTools || !wanted.dev)
    .every(([folder, wanted]) => installed[folder]?.version === wanted.version)
}

// A developer's installed tools are not removed when the site is started.
const hasDevelopmentPackages = () =>
  existsSync(INSTALLED_LOCK_FILE) &&
  Object.values(readLockedPackages(INSTALLED_LOCK_FILE)).some(({ dev }) => dev)

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }>}
 */
function readLockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** @param {string[]} command */
function npm(...command) {
  const { status } = spawnSync('npm', [...command, '--loglevel=error'], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** @param {string} message */
function createOperatorError(message) {
  return Object.assign(new Error(message), { name: 'OperatorError' })
}
