import path from 'node:path'
import { z } from 'zod'
import { NO_STORE_HEADERS } from '@/src/app/api/privateJsonResponse'
import { runStaffAction, type StaffRefusalReason } from '@/src/app/api/runStaffAction'
import { simplePageResponse } from '@/src/app/api/simplePageResponse'
import { streamChunks } from '@/src/app/api/streamChunks'
import { isActiveSuperAdmin, isAdministrator } from '@/src/domain/accounts/roles'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { env } from '@/src/env'
import { createPersonArchive } from '@/src/plugins/personal-data/commands/createPersonArchive'
import { recordPersonExport } from '@/src/plugins/personal-data/commands/recordPersonExport'
import { readPersonDossier } from '@/src/plugins/personal-data/queries/readPersonDossier'
import {
  PersonEmailInputSchema,
  unsentMailDirectory,
} from '@/src/plugins/personal-data/routes/personnes/requestedPerson'
import {
  archiveEntryNames,
  buildPersonExport,
} from '@/src/plugins/personal-data/words/admin/buildPersonExport'
import { personWords } from '@/src/plugins/personal-data/words/admin/personData'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'

/** Responds with a person's data as a ZIP archive, which the audit trail records first. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: personExportRefusalResponse,
    failed: 'A person’s data could not be exported',
    input: z.object({ address: PersonEmailInputSchema }),
    reads: 'form',
    run: async ({ payload, user, req, input }) => {
      const who = {
        ...input,
        mailDirectory: unsentMailDirectory,
        reader: user.id,
        readsSealedRecords: isActiveSuperAdmin(user),
      }
      const person = await readPersonDossier(payload, who)
      await recordPersonExport(payload, req, {
        ...who,
        sealedRecords: person.sealedRecords,
        reason: personWords.sealedExportReason,
      })
      const day = dayInTimezone(await readSiteTimezone(payload), new Date())
      const archive = createPersonArchive(payload, person, {
        env,
        words: buildArchiveEntryTexts(person),
      })
      const onError = (err: unknown) => payload.logger.error({ err, msg: 'An export was aborted' })
      return new Response(streamChunks(archive, onError), {
        headers: {
          ...NO_STORE_HEADERS,
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="${archiveEntryNames.archive(day)}"`,
        },
      })
    },
  })
}

function buildArchiveEntryTexts(person: Awaited<ReturnType<typeof readPersonDossier>>) {
  const { file: fileName, mail: mailName } = archiveEntryNames
  const mails = person.mails.map(({ file }) => mailName(path.basename(file)))
  const text = JSON.stringify(buildPersonExport(person, mails), null, 2)
  const data = { name: archiveEntryNames.data, text }
  const { closed, lost, opensAccount } = archiveEntryNames
  return { data, fileName, mailName, closed, lost, opensAccount }
}

function personExportRefusalResponse(refusal: StaffRefusalReason) {
  if (refusal === 'failed') return exportErrorPage(500, personWords.exportFailed)
  if (refusal === 'badInput') return exportErrorPage(400, personWords.notAnAddress)
  return exportErrorPage(403, personWords.forbidden)
}

const exportErrorPage = (status: number, sentence: string) =>
  simplePageResponse(
    { status, title: personWords.exportTitle, sentences: [sentence] },
    NO_STORE_HEADERS,
  )
