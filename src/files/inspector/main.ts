// A program of its own: it is given one file, says what is asked about it, and ends.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { judgeContent } from '@/src/domain/fileContent'
import { FILE_KINDS } from '@/src/domain/uploadedFile'
import { readFileContent } from './readFileContent'
import { readWordText } from './readWordText'

const COMPUTING_MS = 800

// Counts what this process computes, not how long it waits: on a busy machine a good file takes longer.
// In a thread of its own, because a file that takes for ever leaves the other one no moment.
const watch = new Worker(
  `const before = process.cpuUsage()
  setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (user + system > ${COMPUTING_MS} * 1000) process.kill(process.pid, 'SIGKILL')
  }, 10)`,
  { eval: true },
)

const Question = z.object({
  task: z.enum(['judge', 'readText']),
  kind: z.enum(FILE_KINDS),
  bytes: z.instanceof(Buffer),
})

process.once('disconnect', () => process.exit())
process.once('message', async (message) => {
  const { task, kind, bytes } = Question.parse(message)
  process.send?.(
    task === 'judge'
      ? judgeContent(kind, await readFileContent(bytes))
      : { found: await readWordText(kind, bytes) },
  )
})
await once(watch, 'online')
process.send?.('ready')
