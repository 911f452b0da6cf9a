import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs this package of Debian's, where we may. @returns whether it is there now */
export function installFromSystem(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return apt('update') && apt('install', '-y', '--no-install-recommends', name)
}

function apt(...args: string[]): boolean {
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' }).status === 0
}
