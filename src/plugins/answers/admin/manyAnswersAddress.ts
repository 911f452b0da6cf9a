export const LIST_ADDRESS = '/admin/collections/job-applications'

type BatchPageParams = {
  /** Ids of the applications to which a reply has to be sent. */
  ids: readonly (number | string)[]
  /** Identifier of a batch that was sent. */
  batch?: string
}

/** URL of the batch reply page. */
export function manyAnswersAddress({ batch, ids }: BatchPageParams): string {
  const parts = [
    ...(batch ? [`envoi=${batch}`] : []),
    ...(ids.length > 0 ? [`ids=${ids.join()}`] : []),
  ]
  return `${LIST_ADDRESS}/repondre?${parts.join('&')}`
}
