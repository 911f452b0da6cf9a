export const FILE_LINK_SECONDS = 60

/** What a signed link to a candidate's file allows, until it expires. */
export type FileLink = {
  fileId: number
  /** The file name of the download. */
  downloadName: string
}
