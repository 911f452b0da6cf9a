import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sentencePage } from '@/src/app/api/sentencePage'
import { readFileLinkToken } from '@/src/commands/fileLinkToken'
import { candidateFileSentences, downloadFailureTitle } from '@/src/content/candidateFiles'
import type { FileLink } from '@/src/domain/fileLink'
import { attachmentHeader } from '@/src/domain/uploadedFileName'
import { payloadInstance } from '@/src/payload'

type Context = { params: Promise<{ token: string }> }

/** Sends a locally stored file to whoever holds a link of the last minute. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const link = await readFileLinkToken((await params).token, {
      secret: payload.secret,
      now: new Date(),
    })
    if (!link) return page(403, 'expired')
    const { staticDir } = payload.collections['candidate-files'].config.upload
    return await download(path.join(staticDir ?? '', link.storedName), link)
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be sent' })
    return page(404, 'missing')
  }
}

async function download(file: string, { mimeType, downloadName }: FileLink): Promise<Response> {
  const name = { 'Content-Type': mimeType, 'Content-Disposition': attachmentHeader(downloadName) }
  // Whole in memory: no candidate's file is larger than 5 MB.
  const bytes = new Uint8Array(await readFile(file))
  return new Response(bytes, { headers: { ...UNTRUSTED, ...name } })
}

// A candidate's file is a stranger's: no browser may run it under our name, no cache may keep it.
const UNTRUSTED = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
}

function page(status: number, error: keyof typeof candidateFileSentences): Response {
  const sentences = [candidateFileSentences[error]]
  return sentencePage({ status, title: downloadFailureTitle, sentences }, UNTRUSTED)
}
