export const LIST_ADDRESS = '/admin/collections/job-applications'

type Asked = {
  /** Those who are to be answered, or are left to be. */
  ids: readonly (number | string)[]
  /** What was sent together. */
  batch?: string
}

/** Where several candidates are answered at once. */
export function manyAnswersAddress({ batch, ids }: Asked): string {
  const parts = [
    ...(batch ? [`envoi=${batch}`] : []),
    ...(ids.length > 0 ? [`ids=${ids.join()}`] : []),
  ]
  return `${LIST_ADDRESS}/repondre?${parts.join('&')}`
}
