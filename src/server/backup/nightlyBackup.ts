import type { Env } from '@/src/env'
import { runChildCommand } from '../process/childCommand'

/** What makes the backup of a night, in a process of its own; nothing where no place for it was given. */
export const nightlyBackup = ({ BACKUP_TO }: Env, variables: Record<string, string>) =>
  BACKUP_TO && (() => runChildCommand('backup', variables, ['--verify']))
