import { withFileLock } from '@/src/server/process/withFileLock'

// A separate process, which is killed while it holds all these locks.
const hold = ([file, ...rest]: string[]): Promise<void> =>
  withFileLock(file ?? '', async () => {
    if (rest.length > 0) return hold(rest)
    process.kill(process.pid, 'SIGKILL')
  })
await hold(process.argv.slice(2))
