import { privateJson, tooManyRequests } from '@/src/app/api/privateJson'
import {
  createRefusalResponder,
  runStaffAction,
  type StaffRequest,
} from '@/src/app/api/runStaffAction'
import { findMessageToReplyTo } from '@/src/plugins/message-replies/queries/findMessageToReplyTo'
import { replyWords } from '@/src/plugins/message-replies/words/admin'

type MessageToReplyTo = NonNullable<Awaited<ReturnType<typeof findMessageToReplyTo>>>
type StaffMessageHandler = (
  staffRequest: StaffRequest & { message: MessageToReplyTo },
) => Promise<Response>

/** Runs an action of staff on a message that they may read. */
export function handleMessageRequest(
  request: Request,
  id: string,
  run: StaffMessageHandler,
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
  tooManyRequests(replyWords.tooMany(minutes), minutes)

export const messageErrorResponse = (status: number, error: keyof typeof replyWords.refused) =>
  privateJson({ error: replyWords.refused[error] }, status)
