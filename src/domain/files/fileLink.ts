export const FILE_LINK_LIFETIME_SECONDS = 60

/** The file that a signed link makes available until the link expires. */
export type FileLinkClaims = {
  fileId: number
  /** The file name of the download. */
  downloadName: string
}
