import path from 'node:path'
import { askingAdmin } from '@/src/app/api/askingStaff'
import { sentencePage } from '@/src/app/api/sentencePage'
import { streamOf } from '@/src/app/api/streamOf'
import { personArchive } from '@/src/commands/person/personArchive'
import { recordPersonExport } from '@/src/commands/person/recordPersonExport'
import { personWords } from '@/src/content/admin/personData'
import { archiveNames, personExport } from '@/src/content/admin/personExport'
import { dayIn } from '@/src/domain/text/frenchDate'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { readPerson } from '@/src/queries/person/readPerson'
import { readTimezone } from '@/src/queries/readTimezone'
import { address, mailDirectory, NO_STORE } from '../askedPerson'

/** A person's data as a ZIP archive, for Administrators; put on record before it leaves. */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return failure(403, personWords.forbidden)
    const form = await request.formData().catch(() => null)
    const wanted = address.safeParse(form?.get('address')).data
    if (!wanted) return failure(400, personWords.notAnAddress)
    const who = { address: wanted, mailDirectory, reader: asking.user.id }
    const person = await readPerson(payload, who)
    await recordPersonExport(payload, asking.req, who)
    const day = dayIn(await readTimezone(payload), new Date())
    const archive = personArchive(payload, person, { env, words: wordsFor(person) })
    const onError = (err: unknown) => payload.logger.error({ err, msg: 'An export broke off' })
    return new Response(streamOf(archive, onError), {
      headers: {
        ...NO_STORE,
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${archiveNames.archive(day)}"`,
      },
    })
  } catch (err) {
    payload.logger.error({ err, msg: 'A person’s data could not be exported' })
    return failure(500, personWords.exportFailed)
  }
}

function wordsFor(person: Awaited<ReturnType<typeof readPerson>>) {
  const { file: fileName, mail: mailName } = archiveNames
  const mails = person.mails.map(({ file }) => mailName(path.basename(file)))
  const text = JSON.stringify(personExport(person, mails), null, 2)
  const data = { name: archiveNames.data, text }
  const { closed, lost, opensAccount } = archiveNames
  return { data, fileName, mailName, closed, lost, opensAccount }
}

const failure = (status: number, sentence: string) =>
  sentencePage({ status, title: personWords.exportTitle, sentences: [sentence] }, NO_STORE)
