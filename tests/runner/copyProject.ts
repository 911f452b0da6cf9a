import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyFolderAsHardLinks } from '@/src/server/build/copyFolderAsHardLinks'
import { root } from '@/src/server/root'

/** Copies the source files of a project into a new temporary folder. @returns its path */
export function copyProject(prefix: string, project = root): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), prefix)))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: project, encoding: 'utf8' }).split('\0')
  for (const file of files.filter((name) => name && existsSync(path.join(project, name)))) {
    cpSync(path.join(project, file), path.join(copy, file))
  }
  // The tests use `git ls-files`.
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  execFileSync('git', ['add', '--all'], { cwd: copy })
  return copy
}

// Programs write into these folders; the packages beside them do not change.
const CACHE_FOLDERS = ['.cache', '.vite', '.vite-temp']

/** Gives a copy of the project the installed packages. */
export const hardLinkPackages = (copy: string) =>
  copyFolderAsHardLinks(
    path.join(root, 'node_modules'),
    path.join(copy, 'node_modules'),
    CACHE_FOLDERS,
  )
