'use client'

import { SiteFailure } from '@/components/site/SiteFailure'
import { useEdition } from '@/components/ui/useEdition'
import { hrefIn } from '@/src/domain/editionPath'
import { HOME_PATH } from '@/src/domain/sitePaths'

export default function SiteError() {
  const edition = useEdition()
  return <SiteFailure language={edition.language} home={hrefIn(edition, HOME_PATH)} />
}
