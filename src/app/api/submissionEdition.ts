import {
  type Edition,
  FALLBACK_EDITION,
  isOpenEdition,
  readEdition,
} from '@/src/domain/languages/edition'
import { submissionLanguage } from '@/src/domain/submissions/submission'

/** The edition in which a form was filled in. The web server says which language stands at the root. */
export function submissionEdition({ url, headers }: Request): Edition {
  const { defaultLanguage } = readEdition(headers.get('x-edition')) ?? FALLBACK_EDITION
  const edition = { language: submissionLanguage(url), defaultLanguage }
  return isOpenEdition(edition) ? edition : FALLBACK_EDITION
}
