'use client'

import { FailureMessage } from '@/components/site/FailureMessage'
import { failureWords } from '@/src/content/fr/failure'

export default function SiteError() {
  return (
    <>
      <title>{failureWords.title}</title>
      <FailureMessage words={failureWords} />
    </>
  )
}
