import {
  CANDIDATE_FILE_HEADERS,
  fileFailureOfRefusal,
  fileFailureResponse,
} from '@/src/app/api/candidate-files/fileFailureResponse'
import { runStaffAction } from '@/src/app/api/runStaffAction'
import { recordFileReadOrPreload } from '@/src/commands/recordFileUse'
import { findCandidateFile } from '@/src/queries/findCandidateFile'

type FileReadRouteContext = { params: Promise<{ id: string }> }

/** Records that a user has read a file that a page had loaded in advance. */
export async function POST(request: Request, { params }: FileReadRouteContext): Promise<Response> {
  const { id } = await params
  return runStaffAction(request, {
    refuse: (refusal) => fileFailureResponse(fileFailureOfRefusal(refusal)),
    failed: 'The reading of a candidate’s file could not be recorded',
    run: async ({ payload, user, doer }) => {
      const file = await findCandidateFile(payload, { id, user })
      if (!file) return fileFailureResponse('missing')
      await recordFileReadOrPreload(payload, { file, use: 'fileRead', doer })
      return new Response(null, { status: 204, headers: CANDIDATE_FILE_HEADERS })
    },
  })
}
