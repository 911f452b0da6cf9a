import { privateJsonResponse, tooManyRequestsResponse } from '@/src/app/api/privateJsonResponse'
import {
  createRefusalResponder,
  runStaffAction,
  type StaffActionContext,
} from '@/src/app/api/runStaffAction'
import { findMessageToReplyTo } from '@/src/plugins/message-replies/queries/findMessageToReplyTo'
import { replyWords } from '@/src/plugins/message-replies/words/admin'

type MessageToReplyTo = NonNullable<Awaited<ReturnType<typeof findMessageToReplyTo>>>
type StaffMessageAction = (
  staffRequest: StaffActionContext & { message: MessageToReplyTo },
) => Promise<Response>

/** Runs an action of staff on a message that they may read. */
export function runMessageAction(
  request: Request,
  id: string,
  run: StaffMessageAction,
): Promise<Response> {
  return runStaffAction(request, {
    refuse: (refusal) =>
      refusal === 'badInput' ? messageNotFoundResponse() : refusalResponse(refusal),
    failed: 'A reply could not be stored',
    run: async (staffRequest) => {
      const message = await findMessageToReplyTo(staffRequest.payload, {
        id,
        user: staffRequest.user,
      })
      return message ? run({ ...staffRequest, message }) : messageNotFoundResponse()
    },
  })
}

const refusalResponse = createRefusalResponder(replyWords.refused)
const messageNotFoundResponse = () => messageErrorResponse(404, 'missing')

/** Parses the id of a reply in a URL; null if it is not a possible id. */
export const parseReplyId = (written: string) =>
  /^\d{1,9}$/.test(written) ? Number(written) : null

export const tooManyRepliesResponse = (minutes: number) =>
  tooManyRequestsResponse(replyWords.tooMany(minutes), minutes)

export const messageErrorResponse = (status: number, error: keyof typeof replyWords.refused) =>
  privateJsonResponse({ error: replyWords.refused[error] }, status)
