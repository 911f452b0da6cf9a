'use client'

import { SiteFailure } from '@/components/site/SiteFailure'
import { useHref, useLanguage } from '@/components/ui/Edition'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'

export default function SiteError() {
  return <SiteFailure language={useLanguage()} home={useHref()(HOME_PATH)} />
}
