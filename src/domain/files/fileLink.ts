export const FILE_LINK_SECONDS = 60

/** What a link to a candidate's file gives, to whoever holds it, until it expires. */
export type FileLink = {
  fileId: number
  /** The name under which it is received. */
  downloadName: string
}
