import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { asTheFirm } from '../asTheFirm'

type Pdf = { originalName: string; bytes: Buffer; namePrefix?: string }

/** Stores a document as a candidate's upload is stored: privately, under a random name. */
export async function storePdf(
  payload: Payload,
  { originalName, bytes, namePrefix = '' }: Pdf,
): Promise<number> {
  const { id } = await payload.create({
    ...asTheFirm,
    collection: 'candidate-files',
    data: { originalName },
    file: {
      name: `${namePrefix}${randomUUID()}.pdf`,
      data: bytes,
      mimetype: 'application/pdf',
      size: bytes.length,
    },
  })
  return id
}
