import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { FILE_LINK_SECONDS } from '@/src/domain/fileLink'
import { type S3Environment, s3StoreOf } from '@/src/domain/s3Store'
import { attachmentHeader } from '@/src/domain/uploadedFileName'
import type { FoundCandidateFile } from '@/src/queries/findCandidateFile'
import { writeFileLinkToken } from './fileLinkToken'

type Signing = { env: S3Environment; secret: string; now: Date }

/** An address that downloads the file for a minute, without further rights: the store's own or ours. */
export async function linkToCandidateFile(
  file: FoundCandidateFile,
  { env, secret, now }: Signing,
): Promise<string> {
  const store = s3StoreOf(env)
  if (!store) {
    const { storedName, downloadName, mimeType } = file
    const link = { storedName, downloadName, mimeType }
    return `/api/fichiers/${await writeFileLinkToken(link, { secret, now })}`
  }
  const command = new GetObjectCommand({
    Bucket: store.bucket,
    Key: [file.prefix, file.storedName].filter((part) => part !== '').join('/'),
    ResponseContentDisposition: attachmentHeader(file.downloadName),
    ResponseContentType: file.mimeType,
    ResponseCacheControl: 'private, no-store',
  })
  return getSignedUrl(new S3Client(store.client), command, { expiresIn: FILE_LINK_SECONDS })
}
