import type { Env } from '@/src/env'
import { runChildCommand } from '@/src/server/process/childCommand'

/** The nightly backup, run in a child process; undefined when BACKUP_TO is not set. */
export const nightlyBackup = ({ BACKUP_TO }: Env, variables: Record<string, string>) =>
  BACKUP_TO && (() => runChildCommand('backup', variables, ['--verify']))
