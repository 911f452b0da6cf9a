import { withFileLock } from '@/src/server/process/withFileLock'

// A separate process, which is killed while it holds all these locks.
const holdLocks = ([file, ...rest]: string[]): Promise<void> =>
  withFileLock(file ?? '', async () => {
    if (rest.length > 0) return holdLocks(rest)
    process.kill(process.pid, 'SIGKILL')
  })
await holdLocks(process.argv.slice(2))
