// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Installs the packages when some are missing or the lock file asks for other versions. */
export function installMissing() {
  refuseOldNode()
  if (isInstalled()) return
  console.log('Installation des paquets (une à deux minutes la première fois)…')
  // Some mirrors lack the packages of other systems; npm ci refuses then, npm install does without.
  if (!npm('ci') && !npm('install', '--no-save')) {
    throw refusal(
      'Les paquets n’ont pas pu être installés. Vérifiez l’accès au registre npm, puis recommencez.',
    )
  }
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw refusal(`Il faut Node 20.19 ou plus récent ; celui-ci est ${process.versions.node}.`)
  }
}

// npm writes this second file at the end of an installation: one that was cut short does not count.
function isInstalled() {
  const installedFile = path.join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installedFile)) return false
  const installed = readLock(installedFile)
  return Object.entries(readLock(path.join(root, 'package-lock.json')))
    .filter(([folder, wanted]) => folder !== '' && !wanted.optional && !wanted.devOptional)
    .every(([folder, wanted]) => installed[folder]?.version === wanted.version)
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; optional?: boolean; devOptional?: boolean }>}
 */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Building needs the development packages, whatever NODE_ENV says.
 * @param {string[]} command
 */
function npm(...command) {
  const { status } = spawnSync('npm', [...command, '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** @param {string} message */
function refusal(message) {
  return Object.assign(new Error(message), { name: 'Refusal' })
}
