// A program of its own: it is given one file, says what is to be thought of it, and ends.
import { z } from 'zod'
import { judgeContent } from '@/src/domain/fileContent'
import { FILE_KINDS } from '@/src/domain/uploadedFile'
import { readFileContent } from './readFileContent'

const SentFile = z.object({ kind: z.enum(FILE_KINDS), bytes: z.instanceof(Buffer) })

process.once('disconnect', () => process.exit())
process.once('message', async (message) => {
  const { kind, bytes } = SentFile.parse(message)
  process.send?.(judgeContent(kind, await readFileContent(bytes)))
})
process.send?.('ready')
