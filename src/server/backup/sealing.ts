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
import { backupText } from '@/src/content/backup'
import { Refusal } from '../refusal'
import type { Manifest } from './manifest'

type Bytes = AsyncIterable<Uint8Array>

/** A step of a pipeline: for these public keys of age, or as it is where there are none. */
export function sealing(recipients: string[]) {
  return async function* (bytes: Bytes) {
    if (recipients.length === 0) yield* bytes
    else yield* await encrypterFor(recipients).encrypt(streamOf(bytes))
  }
}

function encrypterFor(recipients: string[]) {
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new Refusal(backupText.notARecipient(recipient))
    }
  }
  return encrypter
}

const SEALED = '.age'
export const sealedName = (part: string, isSealed: boolean) => (isSealed ? part + SEALED : part)

/** Reads one part of a backup, of which nothing lies open on the disk. */
export function openPart(folder: string, part: string, { sealed }: Manifest, identity?: string) {
  const file = path.join(folder, sealedName(part, sealed))
  return sealed ? Readable.from(opened(file, identity)) : createReadStream(file)
}

/** @throws Refusal with a sentence where the key is missing, or not the right one */
export async function* opened(file: string, identity: string | undefined) {
  if (!identity) throw new Refusal(backupText.identityMissing)
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(identity)
  } catch {
    throw new Refusal(backupText.notAnIdentity)
  }
  const bytes = createReadStream(file)
  try {
    yield* await decrypter.decrypt(streamOf(bytes))
  } catch (err) {
    if (err instanceof Error && /no identity matched/i.test(err.message)) {
      throw new Refusal(backupText.otherIdentity)
    }
    throw err
  } finally {
    bytes.destroy()
  }
}

/** As browsers and age know it; what is read is what is asked for. */
function streamOf(bytes: Bytes) {
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
 * A key that is good for one backup and kept nowhere: with it a sealed backup can be tried right after it was
 * made, by a server that cannot read any other. Of the kind of the others, which age does not mix.
 */
export async function passingKey(recipients: string[]) {
  const isHybrid = recipients.some((recipient) => recipient.startsWith('age1pq1'))
  const identity = await (isHybrid ? generateHybridIdentity() : generateX25519Identity())
  return { identity, recipient: await identityToRecipient(identity) }
}
