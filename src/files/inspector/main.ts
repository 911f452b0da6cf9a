// A separate program: it receives one file, responds with the inspection result, and ends.
import { checkContent } from '@/src/domain/files/fileContent'
import type { Question } from '../inspectorProcess'
import { readFileContent } from './readFileContent'
import { readWordText } from './readWordText'

process.once('disconnect', () => process.exit())
process.once('message', async ({ task, kind, bytes }: Question) => {
  process.send?.(
    task === 'judge'
      ? checkContent(kind, await readFileContent(bytes))
      : { found: await readWordText(kind, bytes) },
  )
})
process.send?.('ready')
