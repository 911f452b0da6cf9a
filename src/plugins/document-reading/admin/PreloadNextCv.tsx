import type { PayloadRequest } from 'payload'
import { findCv } from '@/src/plugins/document-reading/queries/findCv'
import { findSearchedWordForms } from '@/src/plugins/document-reading/queries/findSearchedWordForms'
import { PreloadDocument } from './PreloadDocument'

type Props = {
  req: PayloadRequest
  /** Id of the application that is most likely opened next. */
  application: number
  /** Searched words, to highlight. */
  words: string
}

/** Preloads the CV of the application that is most likely opened next. */
export async function PreloadNextCv({ req, application, words }: Props) {
  const [cv, sought] = await Promise.all([
    findCv(req, application),
    findSearchedWordForms(req.payload, [application], words),
  ])
  return cv && <PreloadDocument {...cv} sought={sought} />
}
