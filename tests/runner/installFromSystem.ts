import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a Debian package when this process runs as root. @returns whether it is installed */
export function installFromSystem(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return runAptGet('update') && runAptGet('install', '-y', '--no-install-recommends', name)
}

function runAptGet(...args: string[]): boolean {
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit' }).status === 0
}
