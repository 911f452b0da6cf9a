import type { PayloadRequest } from 'payload'
import { findSoughtForms } from '@/src/queries/documents/findSoughtForms'
import { findCvOf } from '@/src/queries/findCvOf'
import { ReadAhead } from './ReadAhead'

type Props = {
  req: PayloadRequest
  /** The application that will most likely be read next. */
  application: number
  /** The words that are looked for in documents. */
  words: string
}

/** Its CV, ready before it is asked for. */
export async function NextDocument({ req, application, words }: Props) {
  const [cv, sought] = await Promise.all([
    findCvOf(req, application),
    findSoughtForms(req.payload, [application], words),
  ])
  return cv && <ReadAhead {...cv} sought={sought} />
}
