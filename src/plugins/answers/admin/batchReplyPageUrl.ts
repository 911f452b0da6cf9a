export const APPLICATION_LIST_URL = '/admin/collections/job-applications'

type BatchReplyPageParams = {
  /** Ids of the applications to which a reply has to be sent. */
  ids: readonly (number | string)[]
  /** Identifier of a batch that was sent. */
  batch?: string
}

/** URL of the batch reply page. */
export function batchReplyPageUrl({ batch, ids }: BatchReplyPageParams): string {
  const parts = [
    ...(batch ? [`envoi=${batch}`] : []),
    ...(ids.length > 0 ? [`ids=${ids.join()}`] : []),
  ]
  return `${APPLICATION_LIST_URL}/repondre?${parts.join('&')}`
}
