'use client'

import { FailureMessage } from '@/components/site/FailureMessage'
import { useEdition } from '@/components/ui/useEdition'
import { failureWords } from '@/src/content/fr/failure'
import { hrefIn } from '@/src/domain/editionPath'
import { HOME_PATH } from '@/src/domain/sitePaths'

export default function SiteError() {
  return (
    <>
      <title>{failureWords.title}</title>
      <FailureMessage words={failureWords} home={hrefIn(useEdition(), HOME_PATH)} />
    </>
  )
}
