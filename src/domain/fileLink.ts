export const FILE_LINK_SECONDS = 60

/** What a link to a candidate's file gives, to whoever holds it, until it expires. */
export type FileLink = {
  /** The name under which the file is stored. */
  storedName: string
  /** The name under which it is received. */
  downloadName: string
  mimeType: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

export function fileLinkExpiry(now: Date): number {
  return now.getTime() + FILE_LINK_SECONDS * 1000
}

export function isFileLinkValid(link: FileLink, now: Date): boolean {
  return now.getTime() <= link.expiresAt
}
