import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import type { Manifest } from './manifest'

type ByteStream = AsyncIterable<Uint8Array>

/** Makes a pipeline step that encrypts for these age recipients; without any, it copies. */
export function createEncryptionStep(recipients: string[]) {
  return async function* (bytes: ByteStream) {
    if (recipients.length === 0) yield* bytes
    else yield* await createEncrypter(recipients).encrypt(toWebStream(bytes))
  }
}

function createEncrypter(recipients: string[]) {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new OperatorError(backupText.notARecipient(recipient))
    }
  }
  return encrypter
}

const ENCRYPTED_SUFFIX = '.age'
export const backupPartFileName = (part: string, isSealed: boolean) =>
  isSealed ? part + ENCRYPTED_SUFFIX : part

/**
 * Opens one part of a backup as a decrypted stream; the decrypted bytes are not written to disk.
 */
export function openBackupPart(
  folder: string,
  part: string,
  { sealed }: Manifest,
  identity?: string,
) {
  const file = path.join(folder, backupPartFileName(part, sealed))
  return sealed ? Readable.from(decryptFile(file, identity)) : createReadStream(file)
}

/** @throws OperatorError with a sentence when the private key is missing or is not the right one */
export async function* decryptFile(file: string, identity: string | undefined) {
  if (!identity) throw new OperatorError(backupText.identityMissing)
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch {
    throw new OperatorError(backupText.notAnIdentity)
  }
  const bytes = createReadStream(file)
  try {
    yield* await decrypter.decrypt(toWebStream(bytes))
  } catch (err) {
    if (err instanceof Error && /no identity matched/i.test(err.message)) {
      throw new OperatorError(backupText.otherIdentity)
    }
    throw err
  } finally {
    bytes.destroy()
  }
}

/** Converts to a Web stream, which age expects; it reads a chunk only when the consumer pulls. */
function toWebStream(bytes: ByteStream) {
  const chunks = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => {
      await chunks.return?.()
    },
  })
}

/**
 * Creates a one-time key pair. It lets the server restore an encrypted backup right after it was
 * made for verification, although the server has no key for other backups. Hybrid (post-quantum)
 * and X25519 recipients cannot be mixed in age, so the pair has the type of the other recipients.
 */
export async function createOneTimeKeyPair(recipients: string[]) {
  const isHybrid = recipients.some((recipient) => recipient.startsWith('age1pq1'))
  const identity = await (isHybrid ? generateHybridIdentity() : generateX25519Identity())
  return { identity, recipient: await identityToRecipient(identity) }
}
